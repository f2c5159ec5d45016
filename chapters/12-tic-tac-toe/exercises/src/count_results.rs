//! In how many ways can a game go on? Write the function that counts the games
//! from a position to their ends: those that X wins, those that O wins, and
//! the draws.
//!
//! - Two games that end in the same position are still two games.
//! - A finished game counts as one: for the player who won it, or as a draw.
//!
//! You may use everything in the chapter but `count`. Make each move with `play`,
//! on a copy of the game: `let mut after = *game;`

use tic_tac_toe::Game;

/// The games that X wins, that O wins, and the draws.
pub fn count_results(game: &Game) -> [u64; 3] {
    todo!("count the games that go on from {game:?}")
}
