//! What the tests of this chapter share.

use end_of_game::{Position, Turn};

/// The position after these moves from the start, passes left out.
pub fn after(moves: &str) -> Position {
    let mut position = Position::start();
    for name in moves.as_bytes().chunks(2) {
        if position.turn() == Turn::Pass {
            position = position.passed();
        }
        let square = str::from_utf8(name).unwrap().parse().unwrap();
        position = position.play(square).unwrap();
    }
    position
}
