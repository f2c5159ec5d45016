//! One square is empty. What will the result be?
//!
//! - The color to move plays there if that's legal. If it isn't, the opponent
//!   does, if *that's* legal. Otherwise the square stays empty.
//! - An empty square goes to the winner, as in every result.
//!
//! You may use everything in the chapter.

use board::{Board, Disc};
use end_of_game::Score;

/// The result of a game that has one square left to play.
pub fn last_square(board: &Board, to_move: Disc) -> Score {
    todo!("{to_move} to move, and one square left\n{board}")
}
