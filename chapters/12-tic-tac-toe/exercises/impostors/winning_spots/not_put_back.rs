// caught by: a_line_of_two_is_completed
// mistake: You're playing on after the end of a game

use tic_tac_toe::{TicTacToe, Spot};

pub fn winning_spots(game: &TicTacToe) -> Vec<Spot> {
    let mut wins = Vec::new();
    let mut after = *game;
    for spot in game.moves() {
        after.play(spot).unwrap();
        if after.winner() == Some(game.to_move()) {
            wins.push(spot);
        }
    }
    wins
}
