// caught by: a_corner_must_be_answered_in_the_center
// mistake: You found the losses that come right away

use tic_tac_toe::few_moves::two_ahead;
use tic_tac_toe::{TicTacToe, Spot, win_or_loss};

pub fn losing_moves(game: &TicTacToe) -> Vec<Spot> {
    let values = two_ahead(&mut game.clone(), win_or_loss).into_iter();
    values
        .filter(|scored| scored.1 < 0)
        .map(|scored| scored.0)
        .collect()
}
