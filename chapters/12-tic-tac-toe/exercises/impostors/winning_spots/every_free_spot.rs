// caught by: a_line_of_two_is_completed
// mistake: you listed every free spot

use tic_tac_toe::{TicTacToe, Spot};

pub fn winning_spots(game: &TicTacToe) -> Vec<Spot> {
    game.moves().collect()
}
