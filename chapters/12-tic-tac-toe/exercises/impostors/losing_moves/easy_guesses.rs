// caught by: a_corner_must_be_answered_in_the_center
// mistake: `Easy` doesn't always

use tic_tac_toe::{TicTacToe, Level, Spot};

pub fn losing_moves(game: &TicTacToe) -> Vec<Spot> {
    let values = Level::Easy.analyze(game).values.into_iter();
    values
        .filter(|scored| scored.1 < 0)
        .map(|scored| scored.0)
        .collect()
}
