//! Each move is made on a copy, which then knows its winner.

use tic_tac_toe::{Spot, TicTacToe};

/// The spots that complete a line of the player to move, in order.
pub fn winning_spots(game: &TicTacToe) -> Vec<Spot> {
    let wins = |spot: &Spot| {
        let mut after = *game;
        after.play(*spot).is_ok() && after.winner() == Some(game.to_move())
    };
    game.moves().filter(wins).collect()
}
