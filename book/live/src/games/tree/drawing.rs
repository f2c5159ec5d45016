//! Drawing a tree: its root at the top, and one level of small boards below
//! the other.

mod board;

use super::search::Node;
use crate::stroke_font;
use crate::svg::{Point, Svg};
use crate::view::Picture;
use board::BOARD;

/// From the middle of a board to the middle of the next.
const COLUMN: i32 = 42;
/// The room for a value below its board.
const VALUE: i32 = 16;
/// From one level to the next.
const LEVEL: i32 = 64;
/// From one leaf to the one below it.
const LEAF: i32 = 52;
/// The room for the names of the levels.
const MARGIN: i32 = 32;
/// How much larger than its numbers the drawing is, in tenths.
const SCALE_TENTHS: i32 = 14;
/// With more leaves than these, those of one parent lie below each other.
const SIDE_BY_SIDE: usize = 9;

/// A tree as far as the search has come.
pub struct TreeDrawing {
    width: i32,
    height: i32,
    svg: Svg,
}

impl Picture for TreeDrawing {
    fn columns(&self) -> i32 {
        0
    }

    fn to_svg(&self, alternative: &str) -> String {
        let size = (self.width, self.height);
        self.svg.document(size, SCALE_TENTHS, alternative)
    }
}

impl TreeDrawing {
    /// Draws what the search has seen by this step. The room for the rest is
    /// there from the beginning.
    pub fn new(root: &Node, depth: usize, step: usize) -> Self {
        let mut painter = Painter::new(root, step);
        painter.paint(root, MARGIN, 1);
        let mut svg = Svg::default();
        svg.path("tree-edge", &painter.edges);
        svg.path("tree-best", &painter.best);
        svg.path("board-edge", &level_names(depth));
        svg.append(&painter.boards);
        Self {
            width: MARGIN + painter.columns(root) * COLUMN,
            height: painter.lowest + 3,
            svg,
        }
    }
}

/// The names of the levels on which somebody chooses.
fn level_names(depth: usize) -> String {
    let names = ["Max", "Min"].into_iter().cycle().take(depth);
    let x = MARGIN as f32 / 2.0 - 1.0;
    let levels = names.zip(0_u8..).map(|(name, level)| {
        let y = BOARD as f32 / 2.0 + f32::from(level) * LEVEL as f32;
        stroke_font::path(name, Point { x, y })
    });
    levels.collect()
}

fn count_leaves(node: &Node) -> usize {
    match &node.children[..] {
        [] => 1,
        children => children.iter().map(count_leaves).sum(),
    }
}

/// Where the lines to a position's children begin: the middle of its foot.
#[derive(Clone, Copy)]
struct Foot {
    x: i32,
    y: i32,
}

struct Painter {
    step: usize,
    /// Whether leaves of one parent lie below each other.
    has_piles: bool,
    lowest: i32,
    edges: String,
    best: String,
    boards: Svg,
}

impl Painter {
    fn new(root: &Node, step: usize) -> Self {
        Self {
            step,
            has_piles: count_leaves(root) > SIDE_BY_SIDE,
            lowest: 0,
            edges: String::new(),
            best: String::new(),
            boards: Svg::default(),
        }
    }

    /// Whether a node's children are a pile of leaves.
    fn is_pile(&self, node: &Node) -> bool {
        self.has_piles && node.children.iter().all(Node::is_leaf)
    }

    /// How many columns a node and all below it take.
    fn columns(&self, node: &Node) -> i32 {
        if self.is_pile(node) {
            return 1;
        }
        let children = node.children.iter().map(|it| self.columns(it));
        children.sum::<i32>().max(1)
    }

    /// The middle of a node's columns.
    fn middle(&self, node: &Node, left: i32) -> i32 {
        left + self.columns(node) * COLUMN / 2
    }

    /// Paints a node in the middle of its columns, and all below it.
    fn paint(&mut self, node: &Node, left: i32, top: i32) {
        let foot = Foot {
            x: self.middle(node, left),
            y: top + BOARD + VALUE,
        };
        self.lowest = self.lowest.max(foot.y);
        if node.is_entered(self.step) {
            board::paint(&mut self.boards, node, foot.x - BOARD / 2, top);
        }
        if node.is_known(self.step) {
            self.paint_value(node.value, foot);
        }
        if self.is_pile(node) {
            self.paint_pile(node, foot, left, top + LEVEL);
        } else {
            self.paint_children(node, foot, left, top + LEVEL);
        }
    }

    /// What a position is worth, written below its board.
    fn paint_value(&mut self, value: i32, foot: Foot) {
        let middle = (foot.x, foot.y - VALUE / 2 + 2);
        let text =
            stroke_font::path(&value.to_string(), Point { x: 0.0, y: 0.0 });
        self.boards
            .scaled_path("board-edge", middle.into(), 0.7, &text);
    }

    /// Paints the children side by side. The line to the one whose value the
    /// node has is thick.
    fn paint_children(
        &mut self,
        node: &Node,
        Foot { x, y }: Foot,
        mut left: i32,
        top: i32,
    ) {
        for child in &node.children {
            self.paint(child, left, top);
            if child.is_entered(self.step) {
                let edge =
                    format!("M{x} {y}L{} {top}", self.middle(child, left));
                match self.is_best(node, child) {
                    true => self.best += &edge,
                    false => self.edges += &edge,
                }
            }
            left += self.columns(child) * COLUMN;
        }
    }

    /// Paints the leaves below each other, with one line to the first. The one
    /// whose value the node has is framed.
    fn paint_pile(
        &mut self,
        node: &Node,
        Foot { x, y }: Foot,
        left: i32,
        mut top: i32,
    ) {
        if node.children.iter().any(|it| it.is_entered(self.step)) {
            self.edges += &format!("M{x} {y}L{x} {top}");
        }
        for leaf in &node.children {
            self.paint(leaf, left, top);
            if self.is_best(node, leaf) {
                let corner = (x - BOARD / 2 - 3, top - 3);
                self.best += &board::square(corner, BOARD + 6);
            }
            top += LEAF;
        }
    }

    /// Whether the search knows by now that a node has the value of this child.
    fn is_best(&self, node: &Node, child: &Node) -> bool {
        node.is_known(self.step) && node.value == child.value
    }
}
