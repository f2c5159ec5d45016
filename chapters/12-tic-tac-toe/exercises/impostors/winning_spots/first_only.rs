// caught by: several_lines_can_be_open
// mistake: There can be more than one winning spot.

use tic_tac_toe::{TicTacToe, Spot};

pub fn winning_spots(game: &TicTacToe) -> Vec<Spot> {
    for spot in game.moves() {
        let mut after = *game;
        after.play(spot).unwrap();
        if after.winner().is_some() {
            return vec![spot];
        }
    }
    Vec::new()
}
