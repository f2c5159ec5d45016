//! Some games are over long before anyone has three in a row. Write the function
//! that shows how the player to move wins, if the opponent can't do anything
//! about it.
//!
//! - List all the moves, both players', down to the one that wins.
//! - The winner wins as soon as possible, and the loser holds out for as long
//!   as possible.
//! - If several moves are equally good, take the first one in the order of
//!   `moves`.
//! - If the player to move can't force a win, the list is empty.
//!
//! You may use everything in the chapter.

use tic_tac_toe::{Spot, TicTacToe};

/// The moves of the game that the player to move wins by force.
pub fn forced_win(game: &TicTacToe) -> Vec<Spot> {
    todo!("find the win in {game:?}")
}
