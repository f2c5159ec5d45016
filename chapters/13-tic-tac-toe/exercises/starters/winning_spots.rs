//! Where can the player to move win at once? Write the function that lists the
//! spots.
//!
//! - List them in the order of `moves`: row by row, so b1 before a2.
//! - A finished game has no such spots.
//! - Don't change the game on the table.
//!
//! You may use everything in the chapter but `few_moves`, `analyze` and
//! `Level`. Make each move with `play`, on a copy of the game.

use tic_tac_toe::{Spot, TicTacToe};

/// The spots that complete a line of the player to move, in order.
pub fn winning_spots(game: &TicTacToe) -> Vec<Spot> {
    todo!("find the spots that win in {game:?}")
}
