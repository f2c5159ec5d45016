//! A search to the end has no guesses in it, so a value below 0 is a loss.

use tic_tac_toe::{Level, Spot, TicTacToe};

/// The moves after which the opponent can force a win, in order.
pub fn losing_moves(game: &TicTacToe) -> Vec<Spot> {
    let values = Level::Hard.analyze(game).values.into_iter();
    values
        .filter(|&(_, value)| value < 0)
        .map(|(spot, _)| spot)
        .collect()
}
