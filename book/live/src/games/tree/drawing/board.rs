//! A small board of the tree.

use tic_tac_toe::{Game, Mark, Spot};

use crate::drawing::Place;
use crate::games::tic_tac_toe::winning_lines;
use crate::games::tree::search::Node;
use crate::svg::Svg;

/// The width of a spot.
const SPOT: i32 = 10;
/// The width of a board.
pub const BOARD: i32 = 3 * SPOT;

/// Paints a board, the spot of its last move lit up, and three in a row struck
/// through.
pub fn paint(svg: &mut Svg, node: &Node, left: i32, top: i32) {
    let board = Board { left, top };
    let noughts = board.noughts(&node.game);
    svg.path("board-felt", &square((left, top), BOARD));
    svg.path("tree-last", &board.last_move(node.spot));
    svg.path("board-grid", &board.grid());
    svg.path("tree-cross", &board.crosses(&node.game));
    svg.path("tree-nought-case", &noughts);
    svg.path("tree-nought", &noughts);
    svg.path("tree-strike", &board.strikes(&node.game));
}

/// The path of a square with this upper left corner.
pub fn square((left, top): (i32, i32), side: i32) -> String {
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
    fn marked(
        self,
        game: &Game,
        mark: Mark,
    ) -> impl Iterator<Item = (i32, i32)> {
        let marked =
            Spot::all().filter(move |&spot| game.at(spot) == Some(mark));
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

    fn crosses(self, game: &Game) -> String {
        let crosses = self.marked(game, Mark::X);
        let cross = |(x, y)| format!("M{} {}l4 4m0-4-4 4", x + 3, y + 3);
        crosses.map(cross).collect()
    }

    fn noughts(self, game: &Game) -> String {
        let noughts = self.marked(game, Mark::O);
        let nought = |(x, y)| {
            let arcs = "a3 3 0 1 1 6 0a3 3 0 1 1-6 0";
            format!("M{} {}{arcs}", x + 2, y + 5)
        };
        noughts.map(nought).collect()
    }

    fn strikes(self, game: &Game) -> String {
        let strikes = winning_lines(game).map(|line| {
            let [(x, y), _, (to_x, to_y)] = line.map(|it| self.middle(it));
            format!("M{x} {y}L{to_x} {to_y}")
        });
        strikes.collect()
    }
}
