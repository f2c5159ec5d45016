//! Where does the player to move win at once? Write the function that lists the
//! spots, from a1 to c3.
//!
//! - A game that is over has no such spots.
//! - The game on the table stays as it is.

use tic_tac_toe::{Game, Spot};

/// The spots that complete a line of the player to move, in order.
pub fn winning_spots(game: &Game) -> Vec<Spot> {
    todo!("find the spots that win in {game:?}")
}
