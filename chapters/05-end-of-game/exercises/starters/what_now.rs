//! A warm-up. Before every move, somebody has to decide: move, pass, or over?
//! Write the function that does.
//!
//! - `Turn::Move`: this color has a legal move, so it must make one.
//! - `Turn::Pass`: it has none, but its opponent does.
//! - `Turn::Over`: neither of them has one. The game has ended, whether or not
//!   the board is full.
//!
//! You may use chapters 1 to 4. `Position::turn` does this in the chapter. Here,
//! write it yourself.

use board::{Board, Disc};
use end_of_game::Turn;

/// What the color to move can do on this board.
pub fn what_now(board: &Board, to_move: Disc) -> Turn {
    todo!("what can {to_move} do?\n{board}")
}
