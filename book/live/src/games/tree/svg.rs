//! How a tree is painted: its root at the top, and one level of small boards
//! below the other.

mod board;

use super::Node;
use crate::drawing::add;
use crate::{glyphs, html, view};
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
/// How much larger than its numbers the picture is, in tenths.
const SCALE: i32 = 14;
/// With more leaves than these, those of one parent lie below each other.
const SIDE_BY_SIDE: usize = 9;

/// A tree as the search has seen it so far.
pub struct Picture {
    width: i32,
    height: i32,
    inside: String,
}

impl view::Picture for Picture {
    fn columns(&self) -> i32 {
        0
    }

    fn to_svg(&self, alternative: &str) -> String {
        let Self { width, height, .. } = self;
        let (wide, high) = (width * SCALE / 10, height * SCALE / 10);
        format!(
            "<svg class=\"board-drawing\" viewBox=\"0 0 {width} {height}\" \
             width=\"{wide}\" height=\"{high}\" role=\"img\" \
             aria-label=\"{}\">{}</svg>",
            html::escape(alternative),
            self.inside
        )
    }
}

impl Picture {
    /// Paints what the search has seen of the tree in so many steps. The room
    /// for the rest is there from the beginning.
    pub(super) fn of(root: &Node, depth: usize, step: usize) -> Self {
        let piles = leaves(root) > SIDE_BY_SIDE;
        let mut painter = Painter {
            step,
            piles,
            lowest: 0,
            edges: String::new(),
            best: String::new(),
            boards: String::new(),
        };
        let width = MARGIN + painter.width(root) * COLUMN;
        painter.paint(root, MARGIN, 1);
        let levels = levels(depth);
        let Painter {
            lowest,
            edges,
            best,
            boards,
            ..
        } = painter;
        Self {
            width,
            height: lowest + 3,
            inside: format!(
                "<path class=\"tree-edge\" d=\"{edges}\"/>\
                 <path class=\"tree-best\" d=\"{best}\"/>\
                 <path class=\"board-edge\" d=\"{levels}\"/>{boards}"
            ),
        }
    }
}

fn leaves(node: &Node) -> usize {
    match &node.below[..] {
        [] => 1,
        below => below.iter().map(leaves).sum(),
    }
}

/// The names of the levels on which somebody chooses.
fn levels(depth: usize) -> String {
    let names = ["Max", "Min"].into_iter().cycle().take(depth);
    let middle = BOARD as f32 / 2.0;
    names
        .zip(0_u8..)
        .map(|(name, level)| {
            let y = middle + f32::from(level) * LEVEL as f32;
            glyphs::path(name, MARGIN as f32 / 2.0 - 1.0, y)
        })
        .collect()
}

/// What a position is worth, written below its board.
fn value(value: i32, x: i32, y: i32) -> String {
    let value = glyphs::path(&value.to_string(), 0.0, 0.0);
    format!(
        "<path class=\"board-edge\" transform=\"translate({x} {y})scale(.7)\" \
         d=\"{value}\"/>"
    )
}

struct Painter {
    step: usize,
    /// Whether leaves of one parent lie below each other.
    piles: bool,
    lowest: i32,
    edges: String,
    best: String,
    boards: String,
}

impl Painter {
    /// Whether all below is one pile of leaves.
    fn is_pile(&self, node: &Node) -> bool {
        self.piles && node.below.iter().all(Node::is_leaf)
    }

    /// How many columns a node and all below it take.
    fn width(&self, node: &Node) -> i32 {
        if self.is_pile(node) {
            return 1;
        }
        let below: i32 = node.below.iter().map(|it| self.width(it)).sum();
        below.max(1)
    }

    /// Paints a node in the middle of its columns, and all below it.
    fn paint(&mut self, node: &Node, left: i32, y: i32) {
        let x = left + self.width(node) * COLUMN / 2;
        let foot = y + BOARD + VALUE;
        self.lowest = self.lowest.max(foot);
        if node.comes <= self.step {
            self.boards += &board::svg(node, x - BOARD / 2, y);
        }
        if node.knows <= self.step {
            self.boards += &value(node.value, x, foot - VALUE / 2 + 2);
        }
        self.paint_below(node, [left, x, foot, y + LEVEL]);
    }

    /// Paints what is below a node whose foot is at x, y: from the left to the
    /// right or, in a pile, from the top down.
    fn paint_below(
        &mut self,
        node: &Node,
        [mut left, x, foot, mut top]: [i32; 4],
    ) {
        let is_pile = self.is_pile(node);
        for (number, below) in node.below.iter().enumerate() {
            self.paint(below, left, top);
            let to = left + self.width(below) * COLUMN / 2;
            if below.comes <= self.step {
                self.edge(node, below, number, [x, foot, to, top]);
            }
            if is_pile {
                top += LEAF;
            } else {
                left += self.width(below) * COLUMN;
            }
        }
    }

    /// A line to a position below. The one with the value is thick; in a pile
    /// it has a frame.
    fn edge(
        &mut self,
        node: &Node,
        below: &Node,
        number: usize,
        [x, y, to_x, to_y]: [i32; 4],
    ) {
        let is_pile = self.is_pile(node);
        let is_best = node.knows <= self.step && node.value == below.value;
        if is_best && is_pile {
            let (left, top) = (to_x - BOARD / 2 - 3, to_y - 3);
            let side = BOARD + 6;
            add(
                &mut self.best,
                format_args!("M{left} {top}h{side}v{side}h-{side}z"),
            );
        }
        if number == 0 || !is_pile {
            let edges = match is_best && !is_pile {
                true => &mut self.best,
                false => &mut self.edges,
            };
            add(edges, format_args!("M{x} {y}L{to_x} {to_y}"));
        }
    }
}
