// caught by: several_lines_can_be_open
// mistake: List the spots in order

use tic_tac_toe::{Game, Spot};

pub fn winning_spots(game: &Game) -> Vec<Spot> {
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
