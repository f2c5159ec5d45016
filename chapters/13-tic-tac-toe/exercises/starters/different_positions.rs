//! The tree of all games has 549,946 positions, and only 5,478 of them are
//! different. Write the function that counts the different ones a number of moves
//! after the position on the table.
//!
//! - Two ways to the same position are still one position.
//! - After no moves at all there's one: the position on the table.
//! - A finished game has no moves, so there's no position after it.
//! - Boards that are the same once you turn or mirror them are still different.
//!
//! You may use everything in the chapter. Make each move with `play`, on a copy
//! of the game: `let mut after = *game;`

use tic_tac_toe::TicTacToe;

/// How many different positions there can be after `moves` moves.
pub fn different_positions(game: &TicTacToe, moves: usize) -> usize {
    todo!("count the positions {moves} moves after {game:?}")
}
