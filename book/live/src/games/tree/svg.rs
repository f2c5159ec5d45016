//! How a tree is painted: its root at the top, and one level of small boards
//! below the other.

use tic_tac_toe::{Mark, Spot};

use super::Node;
use crate::drawing::{Place, add};
use crate::games::rules::won;
use crate::{glyphs, html, view};

/// The width of a spot.
const SPOT: i32 = 10;
/// The width of a board.
const BOARD: i32 = 3 * SPOT;
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
            self.board(node, x - BOARD / 2, y);
        }
        if node.knows <= self.step {
            let value = glyphs::path(&node.value.to_string(), 0.0, 0.0);
            let y = foot - VALUE / 2 + 2;
            add(
                &mut self.boards,
                format_args!(
                    "<path class=\"board-edge\" \
                     transform=\"translate({x} {y})scale(.7)\" d=\"{value}\"/>"
                ),
            );
        }
        let is_pile = self.is_pile(node);
        let (mut left, mut top) = (left, y + LEVEL);
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

    /// A board, the spot of its last move lit up, and three in a row struck
    /// through.
    fn board(&mut self, node: &Node, left: i32, top: i32) {
        let corner = |spot: Spot| {
            let Place { column, row } = spot.into();
            (left + column * SPOT, top + row * SPOT)
        };
        let middle = |spot| {
            let (x, y) = corner(spot);
            (x + SPOT / 2, y + SPOT / 2)
        };
        let [mut last, mut crosses, mut noughts, mut strike] =
            [const { String::new() }; 4];
        if let Some((x, y)) = node.spot.map(corner) {
            add(&mut last, format_args!("M{x} {y}h{SPOT}v{SPOT}h-{SPOT}z"));
        }
        for spot in Spot::all() {
            let (x, y) = corner(spot);
            match node.game.at(spot) {
                Some(Mark::X) => {
                    let (x, y) = (x + 3, y + 3);
                    add(&mut crosses, format_args!("M{x} {y}l4 4m0-4-4 4"));
                }
                Some(Mark::O) => {
                    let (x, y) = (x + 2, y + 5);
                    let arcs = "a3 3 0 1 1 6 0a3 3 0 1 1-6 0";
                    add(&mut noughts, format_args!("M{x} {y}{arcs}"));
                }
                None => {}
            }
        }
        for line in won(&node.game) {
            let [(x, y), _, (to_x, to_y)] = line.map(middle);
            add(&mut strike, format_args!("M{x} {y}L{to_x} {to_y}"));
        }
        let (second, third) = (top + SPOT, top + 2 * SPOT);
        let grid = format!(
            "M{left} {second}h{BOARD}M{left} {third}h{BOARD}\
             M{} {top}v{BOARD}M{} {top}v{BOARD}",
            left + SPOT,
            left + 2 * SPOT
        );
        let felt = format!("M{left} {top}h{BOARD}v{BOARD}h-{BOARD}z");
        let shapes = [
            ("board-felt", felt),
            ("tree-last", last),
            ("board-grid", grid),
            ("tree-cross", crosses),
            ("tree-nought-case", noughts.clone()),
            ("tree-nought", noughts),
            ("tree-strike", strike),
        ];
        for (class, path) in shapes.iter().filter(|it| !it.1.is_empty()) {
            add(
                &mut self.boards,
                format_args!("<path class=\"{class}\" d=\"{path}\"/>"),
            );
        }
    }
}
