//! The small boards of the tree.

use tic_tac_toe::{Mark, Spot};

use crate::drawing::Place;
use crate::games::tic_tac_toe::winning_lines;
use crate::games::tree::search::Node;
use crate::svg::Svg;

/// The width of a spot.
const SPOT: i32 = 12;
/// The width of a board.
pub const BOARD: i32 = 3 * SPOT;

/// What lies on the boards, each kind of it in one path: a path for each board
/// would make the page heavy.
#[derive(Default)]
pub struct Boards {
    last_moves: String,
    grids: String,
    crosses: String,
    noughts: String,
    strikes: String,
}

impl Boards {
    /// Adds a board: the spot of its last move is lit up, and three in a row
    /// are struck through.
    pub fn add(&mut self, node: &Node, left: i32, top: i32) {
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
    pub fn paint(&self, svg: &mut Svg) {
        svg.path("tree-last", &self.last_moves);
        svg.path("board-grid", &self.grids);
        svg.path("tree-cross", &self.crosses);
        svg.path("tree-nought-case", &self.noughts);
        svg.path("tree-nought", &self.noughts);
        svg.path("tree-strike", &self.strikes);
    }
}
