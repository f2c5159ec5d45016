//! After each move the referee says what happens next. Write the function that
//! tells what the color to move can do.
//!
//! - `Turn::Move`: it has a legal move, and must play one.
//! - `Turn::Pass`: it has none, but its opponent has one.
//! - `Turn::Over`: neither has one, and the game has ended, whether or not the
//!   board is full.
//!
//! You may use chapters 1 to 4. `Position::turn` does this job in the chapter;
//! here you do it without.

use board::{Board, Disc};
use end_of_game::Turn;

/// What the color to move can do on this board.
pub fn what_now(board: &Board, to_move: Disc) -> Turn {
    todo!("what can {to_move} do?\n{board}")
}
