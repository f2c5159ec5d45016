//! The layout of a tree: each level is a row, or a column if the leaves don't fit into a
//! row.

use super::{BOARD, VALUE_HEIGHT};
use crate::games::tree::search::Tree;
use crate::svg::{Point, Rect};

/// The margin at the top and the bottom.
const MARGIN: i32 = 3;
/// The minimum size of a leaf with its value.
const LEAF_WIDTH: i32 = 44;
const LEAF_HEIGHT: i32 = BOARD + VALUE_HEIGHT + 4;
/// The width of the names of rows, and the height of the names of columns.
const NAME_WIDTH: i32 = 46;
const NAME_HEIGHT: i32 = 22;
/// The distance between two rows, and between two columns.
const ROW: i32 = 76;
const COLUMN: i32 = 118;
/// The center of the first column.
const FIRST_COLUMN: i32 = 26;

/// The style of a tree for one kind of screen.
pub struct Style {
    /// The CSS classes.
    pub class: &'static str,
    /// The minimum width.
    width: i32,
    /// The maximum number of leaves in a row. Larger trees grow to the right.
    max_leaves_in_row: i32,
    /// The pixels per user unit, in tenths.
    pub scale_tenths: i32,
}

/// The styles for a wide screen and for a phone.
pub const STYLES: [Style; 2] = [
    Style {
        class: "board-drawing board-wide",
        width: 577,
        max_leaves_in_row: 12,
        scale_tenths: 13,
    },
    Style {
        class: "board-drawing board-narrow",
        width: 300,
        max_leaves_in_row: 5,
        scale_tenths: 16,
    },
];

/// The layout of a node.
pub struct NodeLayout {
    /// The horizontal center of its board.
    pub center_x: i32,
    /// The top of its board.
    pub top: i32,
    /// The path data of the edge from its parent; empty for the root.
    pub edge: String,
}

impl NodeLayout {
    /// Returns the left edge of the board.
    pub fn left(&self) -> i32 {
        self.center_x - BOARD / 2
    }

    /// Returns the rectangle of the board.
    pub fn rect(&self) -> Rect {
        Rect::new((self.left(), self.top), (BOARD, BOARD))
    }
}

/// The layout of a tree.
pub struct TreeLayout<'a> {
    tree: &'a Tree,
    /// True if the levels are rows.
    levels_are_rows: bool,
    /// The width of a row of leaves.
    row_width: i32,
    /// The number of leaves.
    leaves: i32,
    /// The layouts of the nodes, in the order of the tree's nodes.
    pub nodes: Vec<NodeLayout>,
    /// The size of the drawing.
    pub size: (i32, i32),
}

impl<'a> TreeLayout<'a> {
    /// Lays out a tree.
    pub fn new(tree: &'a Tree, style: &Style) -> Self {
        let leaves = leaves_below(tree, 0);
        let mut layout = Self {
            tree,
            levels_are_rows: leaves <= style.max_leaves_in_row,
            row_width: style.width - NAME_WIDTH,
            leaves,
            nodes: Vec::new(),
            size: (style.width, 0),
        };
        layout.add_subtree(0, 0, 0, None);
        layout
    }

    /// Returns the center of the name of a level.
    pub fn level_name_center(&self, level: i32) -> Point {
        if self.levels_are_rows {
            (NAME_WIDTH / 2 - 2, MARGIN + level * ROW + BOARD / 2).into()
        } else {
            (FIRST_COLUMN + level * COLUMN, NAME_HEIGHT / 2).into()
        }
    }

    /// Lays out a node, centered at its leaves, and its subtree. `first_leaf` is the index
    /// of its first leaf, and `edge_start` the start of the edge from its parent.
    fn add_subtree(
        &mut self,
        node: usize,
        mut first_leaf: i32,
        level: i32,
        edge_start: Option<(i32, i32)>,
    ) {
        let center_in_half_leaves = 2 * first_leaf + leaves_below(self.tree, node);
        let (center_x, top) = self.board_position(center_in_half_leaves, level);
        let (edge_end, child_edge_start) = self.edge_ends(center_x, top);
        let edge = edge_start.map(|(x, y)| format!("M{x} {y}L{} {}", edge_end.0, edge_end.1));
        self.nodes.push(NodeLayout {
            center_x,
            top,
            edge: edge.unwrap_or_default(),
        });
        let right = center_x + LEAF_WIDTH / 2;
        let bottom = top + BOARD + VALUE_HEIGHT + MARGIN;
        self.size = (self.size.0.max(right), self.size.1.max(bottom));
        for child in self.tree.children(node) {
            self.add_subtree(child, first_leaf, level + 1, Some(child_edge_start));
            first_leaf += leaves_below(self.tree, child);
        }
    }

    /// Returns the horizontal center and the top of a board, given its center among the
    /// leaves in halves of a leaf.
    fn board_position(&self, center_in_half_leaves: i32, level: i32) -> (i32, i32) {
        if self.levels_are_rows {
            let x = NAME_WIDTH + center_in_half_leaves * self.row_width / (2 * self.leaves);
            return (x, MARGIN + level * ROW);
        }
        let y = NAME_HEIGHT + (center_in_half_leaves - 1) * LEAF_HEIGHT / 2;
        (FIRST_COLUMN + level * COLUMN, y)
    }

    /// Returns the end of the edge from the parent of a board, and the start of the edges
    /// to its children.
    fn edge_ends(&self, center_x: i32, top: i32) -> ((i32, i32), (i32, i32)) {
        if self.levels_are_rows {
            return ((center_x, top), (center_x, top + BOARD + VALUE_HEIGHT));
        }
        let y = top + BOARD / 2;
        ((center_x - BOARD / 2, y), (center_x + BOARD / 2, y))
    }
}

/// Returns the number of leaves below a node, or 1 for a leaf.
fn leaves_below(tree: &Tree, node: usize) -> i32 {
    let leaves: i32 = tree
        .children(node)
        .into_iter()
        .map(|child| leaves_below(tree, child))
        .sum();
    leaves.max(1)
}
