//! A small board of the tree.

use tic_tac_toe::{Mark, Spot, TicTacToe};

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
        let board = Board { left, top };
        self.last_moves += &board.last_move(node.spot);
        self.grids += &board.grid();
        self.crosses += &board.crosses(&node.game);
        self.noughts += &board.noughts(&node.game);
        self.strikes += &board.strikes(&node.game);
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

/// The path of a square with this upper left corner.
fn square((left, top): (i32, i32), side: i32) -> String {
    format!("M{left} {top}h{side}v{side}h-{side}z")
}

/// Where a board is: its upper left corner.
#[derive(Clone, Copy)]
struct Board {
    left: i32,
    top: i32,
}

impl Board {
    /// The upper left corner of a spot.
    fn corner(self, spot: Spot) -> (i32, i32) {
        let Place { column, row } = spot.into();
        (self.left + column * SPOT, self.top + row * SPOT)
    }

    fn middle(self, spot: Spot) -> (i32, i32) {
        let (x, y) = self.corner(spot);
        (x + SPOT / 2, y + SPOT / 2)
    }

    /// The corners of the spots with this mark.
    fn marked(self, game: &TicTacToe, mark: Mark) -> impl Iterator<Item = (i32, i32)> {
        let marked = Spot::all().filter(move |&spot| game.at(spot) == Some(mark));
        marked.map(move |spot| self.corner(spot))
    }

    fn last_move(self, spot: Option<Spot>) -> String {
        let square = spot.map(|spot| square(self.corner(spot), SPOT));
        square.unwrap_or_default()
    }

    fn grid(self) -> String {
        let Self { left, top } = self;
        let (second, third) = (top + SPOT, top + 2 * SPOT);
        let (middle, right) = (left + SPOT, left + 2 * SPOT);
        format!(
            "M{left} {second}h{BOARD}M{left} {third}h{BOARD}\
             M{middle} {top}v{BOARD}M{right} {top}v{BOARD}"
        )
    }

    fn crosses(self, game: &TicTacToe) -> String {
        let crosses = self.marked(game, Mark::X);
        let cross = |(x, y)| format!("M{} {}l6 6m0-6-6 6", x + 3, y + 3);
        crosses.map(cross).collect()
    }

    fn noughts(self, game: &TicTacToe) -> String {
        let noughts = self.marked(game, Mark::O);
        // All but a hundredth of the way around, and closed.
        let nought = |(x, y)| format!("M{} {}a4 4 0 1 1-.01 0z", x + 6, y + 2);
        noughts.map(nought).collect()
    }

    fn strikes(self, game: &TicTacToe) -> String {
        let strikes = winning_lines(game).map(|line| {
            let [(x, y), _, (to_x, to_y)] = line.map(|spot| self.middle(spot));
            format!("M{x} {y}L{to_x} {to_y}")
        });
        strikes.collect()
    }
}
