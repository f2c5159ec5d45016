// caught by: a_line_of_two_is_completed
// mistake: whose win are you asking about?

use tic_tac_toe::{TicTacToe, Spot};

pub fn winning_spots(game: &TicTacToe) -> Vec<Spot> {
    let wins = |spot: &Spot| {
        let mut after = *game;
        after.play(*spot).unwrap();
        after.winner() == Some(after.to_move())
    };
    game.moves().filter(wins).collect()
}
