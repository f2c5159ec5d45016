//! Minimax, in its smallest form. Write the function that says how a game ends
//! for the player to move if both sides play as well as they can.
//!
//! - 1 is a win for the player to move, -1 is a loss, 0 is a draw.
//! - In a finished game, the player to move is the one who'd be next. The
//!   other player made the last mark.
//!
//! You may use everything in the chapter but `analyze`, `Level` and
//! `few_moves`. `put` belongs to the crate: use `play`, on a copy: `let mut
//! after = *game;`

use tic_tac_toe::Game;

/// The result for the player to move, if nobody makes a mistake: 1, 0 or -1.
pub fn best_result(game: &Game) -> i32 {
    todo!("find the result of {game:?}")
}
