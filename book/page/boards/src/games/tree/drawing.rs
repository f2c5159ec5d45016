//! Draws a tree of small boards. Nodes that the search hasn't entered are outlines.

mod layout;

use minimax::Value;
use tic_tac_toe::{Mark, Spot};

use super::search::{Node, Tree};
use crate::drawing::{Coord, Drawing, SvgImage};
use crate::games::tic_tac_toe::winning_lines;
use crate::labels::tree as labels;
use crate::svg::{Point, Svg};
use layout::{STYLES, TreeLayout};

/// The height of a value below its board.
const VALUE_HEIGHT: i32 = 15;
/// The font size of a value.
const VALUE_SIZE: f32 = 12.0;

/// Draws the tree in a step of the search. `line` contains the nodes on the way to the
/// chosen position; it is empty without one.
///
/// The drawing has two images, for wide and for narrow screens. The style sheet shows one
/// of them.
pub fn draw(tree: &Tree, depth: usize, step: usize, line: &[usize]) -> Drawing {
    Drawing::from(STYLES.map(|style| {
        let layout = TreeLayout::new(tree, &style);
        let size = layout.size;
        let painter = Painter {
            tree,
            step,
            line,
            layout,
        };
        let svg = painter.paint(depth);
        SvgImage {
            class: style.class,
            size,
            scale_tenths: style.scale_tenths,
            svg,
        }
    }))
}

struct Painter<'a> {
    tree: &'a Tree,
    step: usize,
    line: &'a [usize],
    layout: TreeLayout<'a>,
}

impl Painter<'_> {
    fn paint(&self, depth: usize) -> Svg {
        let mut svg = Svg::default();
        self.paint_edges(&mut svg);
        self.paint_outlines(&mut svg);
        self.paint_boards(&mut svg);
        self.paint_frames(&mut svg);
        self.paint_level_names(&mut svg, depth);
        svg
    }

    fn is_entered(&self, node: usize) -> bool {
        self.tree.is_entered(node, self.step)
    }

    /// Paints the edges. The edges to the best children are thick.
    fn paint_edges(&self, svg: &mut Svg) {
        let (mut ghosts, mut edges) = (String::new(), String::new());
        let (mut best, mut chosen) = (String::new(), String::new());
        for (node, node_layout) in self.layout.nodes.iter().enumerate() {
            let edge = &node_layout.edge;
            if !self.is_entered(node) {
                ghosts += edge;
            } else if self.tree.is_best(node, self.step) {
                best += edge;
            } else {
                edges += edge;
            }
            if self.line.contains(&node) {
                chosen += edge;
            }
        }
        svg.path("tree-ghost", &ghosts);
        svg.path("tree-edge", &edges);
        svg.path("tree-best", &best);
        svg.path("tree-line-case", &chosen);
        svg.path("tree-line", &chosen);
    }

    /// Paints the background of each board, in the order of the cells.
    fn paint_outlines(&self, svg: &mut Svg) {
        for (node, node_layout) in self.layout.nodes.iter().enumerate() {
            let class = if self.is_entered(node) {
                "board-felt"
            } else {
                "tree-ghost"
            };
            svg.rect(&format!("board-node {class}"), node_layout.rect());
        }
    }

    /// Paints the contents of the boards, and their values.
    fn paint_boards(&self, svg: &mut Svg) {
        let mut boards = BoardPaths::default();
        for (index, node_layout) in self.layout.nodes.iter().enumerate() {
            let node = &self.tree.nodes[index];
            if self.is_entered(index) {
                boards.add(node, node_layout.left(), node_layout.top);
            }
            if self.tree.is_known(index, self.step) {
                let y = node_layout.top + BOARD + VALUE_HEIGHT / 2 + 1;
                let center = Point::from((node_layout.center_x, y));
                let value = Value(node.value).to_string();
                svg.label("board-name", center, VALUE_SIZE, &value);
            }
        }
        boards.paint(svg);
    }

    /// Paints a frame around each position of the chosen line.
    fn paint_frames(&self, svg: &mut Svg) {
        for &node in self.line {
            svg.rect("tree-line-case", self.layout.nodes[node].rect());
            svg.rect("tree-line", self.layout.nodes[node].rect());
        }
    }

    /// Paints the names of the levels of the tree.
    fn paint_level_names(&self, svg: &mut Svg, depth: usize) {
        let [max, min, leaf] = labels::ROWS;
        for level in 0..=depth {
            let name = if level == depth {
                leaf
            } else if level % 2 == 0 {
                max
            } else {
                min
            };
            let center = self.layout.level_name_center(level as i32);
            svg.label("board-name", center, 14.0, name);
        }
    }
}

/// The width of a spot.
const SPOT: i32 = 12;
/// The width of a board.
const BOARD: i32 = 3 * SPOT;

/// The path data of the contents of all boards. There is one path for each kind of
/// content, because a path for each board would make the page large.
#[derive(Default)]
struct BoardPaths {
    last_moves: String,
    grids: String,
    crosses: String,
    noughts: String,
    strikes: String,
}

impl BoardPaths {
    /// Adds a board, with its last move highlighted and completed lines struck through.
    fn add(&mut self, node: &Node, left: i32, top: i32) {
        let corner = |spot: Spot| {
            let Coord { column, row } = spot.into();
            (left + column * SPOT, top + row * SPOT)
        };
        if let Some((x, y)) = node.spot.map(corner) {
            self.last_moves += &format!("M{x} {y}h{SPOT}v{SPOT}h-{SPOT}z");
        }
        for line in [SPOT, 2 * SPOT] {
            let (x, y) = (left + line, top + line);
            self.grids += &format!("M{left} {y}h{BOARD}M{x} {top}v{BOARD}");
        }
        for spot in Spot::all() {
            let (x, y) = corner(spot);
            match node.game.at(spot) {
                Some(Mark::X) => self.crosses += &format!("M{} {}l6 6m0-6-6 6", x + 3, y + 3),
                // A single arc can't be a full circle.
                Some(Mark::O) => {
                    self.noughts += &format!("M{} {}a4 4 0 1 1-.01 0z", x + 6, y + 2);
                }
                None => {}
            }
        }
        for [from, _, to] in winning_lines(&node.game) {
            let [(x, y), (to_x, to_y)] = [from, to].map(corner);
            let (start_x, start_y) = (x + SPOT / 2, y + SPOT / 2);
            let (dx, dy) = (to_x - x, to_y - y);
            self.strikes += &format!("M{start_x} {start_y}l{dx} {dy}");
        }
    }

    fn paint(&self, svg: &mut Svg) {
        svg.path("tree-last", &self.last_moves);
        svg.path("board-grid", &self.grids);
        svg.path("tree-cross", &self.crosses);
        svg.path("tree-nought-case", &self.noughts);
        svg.path("tree-nought", &self.noughts);
        svg.path("tree-strike", &self.strikes);
    }
}
