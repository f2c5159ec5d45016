//! Look for a game that's over after no move at all, after one, after two, and
//! so on, just as `perft` counts: play a move, and the rest is a smaller
//! question. The first game found this way is a shortest one.

use board::Square;
use end_of_game::{Position, Turn};

/// A game that's over after as few moves as possible.
pub fn shortest_game() -> Vec<Square> {
    (0..)
        .find_map(|moves| ending(&Position::start(), moves))
        .expect("every game ends")
}

/// Moves that end the game from here, exactly this many of them.
fn ending(position: &Position, moves: usize) -> Option<Vec<Square>> {
    match (position.turn(), moves) {
        (Turn::Over, 0) => Some(Vec::new()),
        (Turn::Over, _) | (_, 0) => None,
        (Turn::Pass, _) => ending(&position.passed(), moves),
        (Turn::Move, _) => position.legal_moves().find_map(|square| {
            let after = position.play(square).ok()?;
            let rest = ending(&after, moves - 1)?;
            Some([vec![square], rest].concat())
        }),
    }
}
