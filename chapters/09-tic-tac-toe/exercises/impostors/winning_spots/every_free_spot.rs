// caught by: the_first_move_does_not_win
// mistake: every free spot was listed

use tic_tac_toe::{Game, Spot};

pub fn winning_spots(game: &Game) -> Vec<Spot> {
    game.moves().collect()
}
