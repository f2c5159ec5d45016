//! Drawing a tree: its root at the top, and one level of small boards below
//! the other. What the search hasn't come to is there in outline.

mod layout;

use minimax::Value;
use tic_tac_toe::{Mark, Spot};

use super::search::{Node, Tree};
use crate::drawing::{Drawing, Place, Sheet};
use crate::games::tic_tac_toe::winning_lines;
use crate::svg::{Point, Svg};
use layout::{LAYOUTS, Plan};

/// The room for a value below its board.
const VALUE: i32 = 15;
/// How large the letters of a value are.
const VALUE_SIZE: f32 = 12.0;

/// Draws what the search has seen by this step, and the line to the chosen
/// position; without one, the line is empty. It's drawn once for a wide column and
/// once for a narrow one, of which the style sheet shows one.
pub fn draw(tree: &Tree, depth: usize, step: usize, line: &[usize]) -> Drawing {
    Drawing::from(LAYOUTS.map(|layout| {
        let plan = Plan::of(tree, &layout);
        let size = plan.size;
        let svg = Painter {
            tree,
            step,
            line,
            plan,
        }
        .paint(depth);
        Sheet {
            class: layout.class,
            size,
            scale_tenths: layout.scale_tenths,
            svg,
        }
    }))
}

struct Painter<'a> {
    tree: &'a Tree,
    step: usize,
    line: &'a [usize],
    plan: Plan<'a>,
}

impl Painter<'_> {
    fn paint(&self, depth: usize) -> Svg {
        let mut svg = Svg::default();
        self.paint_edges(&mut svg);
        self.paint_outlines(&mut svg);
        self.paint_boards(&mut svg);
        self.paint_rings(&mut svg);
        self.paint_level_names(&mut svg, depth);
        svg
    }

    fn is_entered(&self, node: usize) -> bool {
        self.tree.is_entered(node, self.step)
    }

    /// The line to a child whose value the parent has is thick.
    fn paint_edges(&self, svg: &mut Svg) {
        let (mut ghosts, mut edges) = (String::new(), String::new());
        let (mut best, mut chosen) = (String::new(), String::new());
        for (node, place) in self.plan.places.iter().enumerate() {
            let kind = if !self.is_entered(node) {
                &mut ghosts
            } else if self.tree.is_best(node, self.step) {
                &mut best
            } else {
                &mut edges
            };
            *kind += &place.edge;
            if self.line.contains(&node) {
                chosen += &place.edge;
            }
        }
        svg.path("tree-ghost", &ghosts);
        svg.path("tree-edge", &edges);
        svg.path("tree-best", &best);
        svg.path("tree-line-case", &chosen);
        svg.path("tree-line", &chosen);
    }

    /// The felt of each board, in the order of the cells.
    fn paint_outlines(&self, svg: &mut Svg) {
        for (node, place) in self.plan.places.iter().enumerate() {
            let class = if self.is_entered(node) {
                "board-felt"
            } else {
                "tree-ghost"
            };
            svg.rect(&format!("board-node {class}"), place.rect());
        }
    }

    /// What lies on the boards, and their values.
    fn paint_boards(&self, svg: &mut Svg) {
        let mut boards = Boards::default();
        for (index, place) in self.plan.places.iter().enumerate() {
            let node = &self.tree.nodes[index];
            if self.is_entered(index) {
                boards.add(node, place.left(), place.top);
            }
            if self.tree.is_known(index, self.step) {
                let y = place.top + BOARD + VALUE / 2 + 1;
                let middle = Point {
                    x: place.middle as f32,
                    y: y as f32,
                };
                svg.label(
                    "board-name",
                    middle,
                    VALUE_SIZE,
                    &Value(node.value).to_string(),
                );
            }
        }
        boards.paint(svg);
    }

    /// A ring around each position of the chosen line.
    fn paint_rings(&self, svg: &mut Svg) {
        for &node in self.line {
            svg.rect("tree-line-case", self.plan.places[node].rect());
            svg.rect("tree-line", self.plan.places[node].rect());
        }
    }

    /// Who chooses on each level. Where the search stops, nobody does.
    fn paint_level_names(&self, svg: &mut Svg, depth: usize) {
        for level in 0..=depth {
            let name = match level {
                _ if level == depth => "Leaf",
                _ if level % 2 == 0 => "Max",
                _ => "Min",
            };
            svg.label("board-name", self.plan.name(level as i32), 14.0, name);
        }
    }
}

/// The width of a spot.
const SPOT: i32 = 12;
/// The width of a board.
const BOARD: i32 = 3 * SPOT;

/// What lies on the boards, each kind of it in one path: a path for each board
/// would make the page heavy.
#[derive(Default)]
struct Boards {
    last_moves: String,
    grids: String,
    crosses: String,
    noughts: String,
    strikes: String,
}

impl Boards {
    /// Adds a board: the spot of its last move is lit up, and three in a row
    /// are struck through.
    fn add(&mut self, node: &Node, left: i32, top: i32) {
        let corner = |spot: Spot| {
            let Place { column, row } = spot.into();
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
                // All but a hundredth of the way around, and closed.
                Some(Mark::O) => {
                    self.noughts += &format!("M{} {}a4 4 0 1 1-.01 0z", x + 6, y + 2);
                }
                None => {}
            }
        }
        for [from, _, to] in winning_lines(&node.game) {
            let [(x, y), (to_x, to_y)] = [from, to].map(corner);
            let half = SPOT / 2;
            let (x, y, right, down) = (x + half, y + half, to_x - x, to_y - y);
            self.strikes += &format!("M{x} {y}l{right} {down}");
        }
    }

    /// Paints them all.
    fn paint(&self, svg: &mut Svg) {
        svg.path("tree-last", &self.last_moves);
        svg.path("board-grid", &self.grids);
        svg.path("tree-cross", &self.crosses);
        svg.path("tree-nought-case", &self.noughts);
        svg.path("tree-nought", &self.noughts);
        svg.path("tree-strike", &self.strikes);
    }
}
