//! A small board of the tree.

use tic_tac_toe::{Game, Mark, Spot};

use crate::drawing::{Place, add};
use crate::games::rules::won;
use crate::games::tree::Node;

/// The width of a spot.
const SPOT: i32 = 10;
/// The width of a board.
pub(super) const BOARD: i32 = 3 * SPOT;

/// The upper left corner of a board.
#[derive(Clone, Copy)]
struct Corner {
    left: i32,
    top: i32,
}

/// A board, the spot of its last move lit up, and three in a row struck
/// through.
pub(super) fn svg(node: &Node, left: i32, top: i32) -> String {
    let corner = Corner { left, top };
    let noughts = corner.noughts(&node.game);
    let shapes = [
        ("board-felt", square(left, top, BOARD)),
        ("tree-last", corner.last(node.spot)),
        ("board-grid", corner.grid()),
        ("tree-cross", corner.crosses(&node.game)),
        ("tree-nought-case", noughts.clone()),
        ("tree-nought", noughts),
        ("tree-strike", corner.strike(&node.game)),
    ];
    let mut svg = String::new();
    for (class, path) in shapes.iter().filter(|it| !it.1.is_empty()) {
        add(
            &mut svg,
            format_args!("<path class=\"{class}\" d=\"{path}\"/>"),
        );
    }
    svg
}

fn square(left: i32, top: i32, side: i32) -> String {
    format!("M{left} {top}h{side}v{side}h-{side}z")
}

impl Corner {
    /// The upper left corner of a spot.
    fn of(self, spot: Spot) -> (i32, i32) {
        let Place { column, row } = spot.into();
        (self.left + column * SPOT, self.top + row * SPOT)
    }

    fn middle(self, spot: Spot) -> (i32, i32) {
        let (x, y) = self.of(spot);
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
        marked.map(move |spot| self.of(spot))
    }

    fn last(self, spot: Option<Spot>) -> String {
        let corner = spot.map(|spot| self.of(spot));
        corner.map_or(String::new(), |(x, y)| square(x, y, SPOT))
    }

    fn grid(self) -> String {
        let Corner { left, top } = self;
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

    fn strike(self, game: &Game) -> String {
        let lines = won(game);
        let strike = lines.map(|line| {
            let [(x, y), _, (to_x, to_y)] = line.map(|it| self.middle(it));
            format!("M{x} {y}L{to_x} {to_y}")
        });
        strike.collect()
    }
}
