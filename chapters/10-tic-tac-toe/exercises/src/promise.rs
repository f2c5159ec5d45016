//! What does a position promise before anyone has won? Write the function that
//! adds up the eight lines for one player.
//!
//! - A line with one of the player's marks and none of the opponent's is worth
//!   10; with two, 30.
//! - A line with only the opponent's marks is worth the same, below 0.
//! - Any other line is worth nothing.
//!
//! Nobody has three in a row in the games you're asked about. You may use
//! everything in the chapter but `lines`. `LINES` holds indices;
//! `Spot::all().nth(index)` is the spot.

use tic_tac_toe::{Game, Mark};

/// The sum of the eight lines, for this player.
pub fn promise(game: &Game, player: Mark) -> i32 {
    todo!("add up what {game:?} promises {player}")
}
