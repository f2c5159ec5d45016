// caught by: black_passes_after_eight_moves
// mistake: It looks as if a pass ended the game: it goes on with the opponent's move.

use board::{Disc, Square};
use end_of_game::{Position, Turn};

pub fn passes(moves: &[Square]) -> Vec<(Disc, usize)> {
    let passes = Vec::new();
    let mut position = Position::start();
    for &square in moves {
        if position.turn() != Turn::Move {
            break;
        }
        position = position.play(square).unwrap();
    }
    passes
}
