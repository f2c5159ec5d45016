// caught by: each_free_spot_makes_one_after_one_move
// mistake: make each move on a fresh copy

use std::collections::HashSet;

use tic_tac_toe::TicTacToe;

pub fn different_positions(game: &TicTacToe, moves: usize) -> usize {
    let mut positions = HashSet::from([*game]);
    for _ in 0..moves {
        let mut further = HashSet::new();
        for game in positions {
            let mut after = game;
            for spot in game.moves() {
                after.play(spot).unwrap();
                further.insert(after);
            }
        }
        positions = further;
    }
    positions.len()
}
