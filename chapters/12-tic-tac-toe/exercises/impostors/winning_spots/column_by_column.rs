// caught by: several_lines_can_be_open
// mistake: List the spots in order

use tic_tac_toe::{TicTacToe, Spot};

pub fn winning_spots(game: &TicTacToe) -> Vec<Spot> {
    let mut spots: Vec<_> = game
        .moves()
        .filter(|&spot| {
            let mut after = *game;
            after.play(spot).unwrap();
            after.winner().is_some()
        })
        .collect();
    spots.sort_by_key(|spot| spot.to_string());
    spots
}
