//! A hint for a person: *don't do that*. Write the function that lists the moves
//! that lose, if the opponent knows what to do.
//!
//! - Only sure losses. A move that merely looks bad isn't one.
//! - List them in the order of `moves`: row by row, so b1 before a2.
//! - In a finished game nobody can move, so there's nothing to list.
//!
//! You may use everything in the chapter.

use tic_tac_toe::{Spot, TicTacToe};

/// The moves after which the opponent can force a win, in order.
pub fn losing_moves(game: &TicTacToe) -> Vec<Spot> {
    todo!("find the moves that lose in {game:?}")
}
