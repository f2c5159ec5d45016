// caught by: one_move_wins_and_one_draws_and_one_loses
// mistake: You listed the moves that win

use tic_tac_toe::{TicTacToe, Level, Spot};

pub fn losing_moves(game: &TicTacToe) -> Vec<Spot> {
    let values = Level::Hard.analyze(game).values.into_iter();
    values.filter(|it| it.1 > 0).map(|it| it.0).collect()
}
