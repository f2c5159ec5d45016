//! Helpers that several test modules use.

use end_of_game::{Position, Turn};

/// Returns the position after a transcript without passes, from the start.
pub fn position_after(moves: &str) -> Position {
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
