// caught by: nothing_comes_after_a_finished_game
// mistake: a game went on after someone had won

use std::collections::HashSet;

use tic_tac_toe::{TicTacToe, Spot};

pub fn different_positions(game: &TicTacToe, moves: usize) -> usize {
    let mut positions = HashSet::from([*game]);
    for _ in 0..moves {
        let mut further = HashSet::new();
        for game in positions {
            for spot in Spot::all().filter(|&spot| game.at(spot).is_none()) {
                let mut after = game;
                after.put(spot);
                further.insert(after);
            }
        }
        positions = further;
    }
    positions.len()
}
