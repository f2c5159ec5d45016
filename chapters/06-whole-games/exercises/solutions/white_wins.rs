//! Look for a game of 2 moves, of 4, of 6 and so on, just as `perft` counts: play
//! a move, and the rest is a smaller question. Leaving out the odd numbers is a
//! bet: unless somebody passes, White makes the last of an even number.

use board::{Disc, Square};
use end_of_game::{Position, Score, Turn};

/// A game that White wins, in as few moves as possible.
pub fn white_wins() -> Vec<Square> {
    (1..)
        .find_map(|moves| ending(&Position::start(), 2 * moves))
        .expect("White wins some games")
}

/// Exactly this many moves after which White has won.
fn ending(position: &Position, moves: usize) -> Option<Vec<Square>> {
    match (position.turn(), moves) {
        (Turn::Over, 0) => has_won(position).then(Vec::new),
        (Turn::Over, _) | (_, 0) => None,
        (Turn::Pass, _) => ending(&position.passed(), moves),
        (Turn::Move, _) => position.legal_moves().find_map(|square| {
            let after = position.play(square).ok()?;
            let rest = ending(&after, moves - 1)?;
            Some([vec![square], rest].concat())
        }),
    }
}

fn has_won(position: &Position) -> bool {
    Score::result(&position.board).winner() == Some(Disc::White)
}
