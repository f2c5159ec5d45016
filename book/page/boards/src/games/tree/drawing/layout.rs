//! Where the boards of a tree are. Positions after the same number of moves
//! are in one row, or in one column if a row has no room for the leaves.

use super::{BOARD, VALUE};
use crate::games::tree::search::Tree;
use crate::svg::{Point, Rect};

/// The room at the upper side and the lower side.
const EDGE: i32 = 3;
/// The room that a leaf and its value take at least.
const LEAF_WIDTH: i32 = 44;
const LEAF_HEIGHT: i32 = BOARD + VALUE + 4;
/// The room for the names of the rows, and of the columns.
const NAME_WIDTH: i32 = 46;
const NAME_HEIGHT: i32 = 22;
/// From one row of positions to the next, and from one column to the next.
const ROW: i32 = 76;
const COLUMN: i32 = 118;
/// The middle of the first column.
const FIRST_COLUMN: i32 = 26;

/// How a tree fills its column of the page.
pub struct Layout {
    /// How the style sheet knows it.
    pub class: &'static str,
    /// How wide it is at least.
    width: i32,
    /// With more leaves than these, the tree grows to the right.
    most_across: i32,
    /// How much larger than its numbers the drawing is, in tenths.
    pub scale_tenths: i32,
}

/// For the column of a page on a wide screen, and for a phone.
pub const LAYOUTS: [Layout; 2] = [
    Layout {
        class: "board-drawing board-wide",
        width: 577,
        most_across: 12,
        scale_tenths: 13,
    },
    Layout {
        class: "board-drawing board-narrow",
        width: 300,
        most_across: 5,
        scale_tenths: 16,
    },
];

/// Where a position is.
pub struct NodePlace {
    /// The middle of its board.
    pub middle: i32,
    /// Its board's upper side.
    pub top: i32,
    /// The line to it from its parent; empty for the root.
    pub edge: String,
}

impl NodePlace {
    /// The left side of its board.
    pub fn left(&self) -> i32 {
        self.middle - BOARD / 2
    }

    /// Its board.
    pub fn rect(&self) -> Rect {
        Rect::new((self.left(), self.top), (BOARD, BOARD))
    }
}

/// The places of all positions of a tree.
pub struct Plan<'a> {
    tree: &'a Tree,
    /// Whether the tree grows downward.
    is_upright: bool,
    /// The room for a row of leaves.
    across: i32,
    leaves: i32,
    pub places: Vec<NodePlace>,
    /// The size of the drawing with all these.
    pub size: (i32, i32),
}

impl<'a> Plan<'a> {
    pub fn of(tree: &'a Tree, layout: &Layout) -> Self {
        let leaves = leaves_below(tree, 0);
        let mut plan = Self {
            tree,
            is_upright: leaves <= layout.most_across,
            across: layout.width - NAME_WIDTH,
            leaves,
            places: Vec::new(),
            size: (layout.width, 0),
        };
        plan.add(0, 0, 0, None);
        plan
    }

    /// The middle of the name of a row or a column.
    pub fn name(&self, level: i32) -> Point {
        if self.is_upright {
            (NAME_WIDTH / 2 - 2, EDGE + level * ROW + BOARD / 2).into()
        } else {
            (FIRST_COLUMN + level * COLUMN, NAME_HEIGHT / 2).into()
        }
    }

    /// Places a node in the middle of its leaves, and all below it. `first` is
    /// the number of its first leaf.
    fn add(&mut self, node: usize, mut first: i32, level: i32, parent: Option<(i32, i32)>) {
        // In halves of a leaf.
        let middle = 2 * first + leaves_below(self.tree, node);
        let (middle, top) = self.place(middle, level);
        let (head, foot) = self.ends(middle, top);
        let edge = parent.map(|(x, y)| format!("M{x} {y}L{} {}", head.0, head.1));
        self.places.push(NodePlace {
            middle,
            top,
            edge: edge.unwrap_or_default(),
        });
        let (width, height) = (middle + LEAF_WIDTH / 2, top + BOARD + VALUE + EDGE);
        self.size = (self.size.0.max(width), self.size.1.max(height));
        for child in self.tree.children(node) {
            self.add(child, first, level + 1, Some(foot));
            first += leaves_below(self.tree, child);
        }
    }

    /// The middle of a board and its upper side.
    fn place(&self, halves: i32, level: i32) -> (i32, i32) {
        if self.is_upright {
            let x = NAME_WIDTH + halves * self.across / (2 * self.leaves);
            return (x, EDGE + level * ROW);
        }
        let y = NAME_HEIGHT + (halves - 1) * LEAF_HEIGHT / 2;
        (FIRST_COLUMN + level * COLUMN, y)
    }

    /// Where the line from its parent ends, and where those to its children
    /// begin.
    fn ends(&self, middle: i32, top: i32) -> ((i32, i32), (i32, i32)) {
        if self.is_upright {
            return ((middle, top), (middle, top + BOARD + VALUE));
        }
        let y = top + BOARD / 2;
        ((middle - BOARD / 2, y), (middle + BOARD / 2, y))
    }
}

/// How many leaves a node has below it, or 1 if it's a leaf.
fn leaves_below(tree: &Tree, node: usize) -> i32 {
    let children = tree.children(node).into_iter();
    children
        .map(|child| leaves_below(tree, child))
        .sum::<i32>()
        .max(1)
}
