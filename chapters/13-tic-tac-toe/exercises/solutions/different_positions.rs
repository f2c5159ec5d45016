//! All positions after two moves lead to all positions after three, and a set
//! keeps each of them once.

use std::collections::HashSet;

use tic_tac_toe::TicTacToe;

/// How many different positions there can be after `moves` moves.
pub fn different_positions(game: &TicTacToe, moves: usize) -> usize {
    let mut positions = HashSet::from([*game]);
    for _ in 0..moves {
        positions = one_further(&positions);
    }
    positions.len()
}

fn one_further(positions: &HashSet<TicTacToe>) -> HashSet<TicTacToe> {
    let mut further = HashSet::new();
    for game in positions {
        for spot in game.moves() {
            let mut after = *game;
            if after.play(spot).is_ok() {
                further.insert(after);
            }
        }
    }
    further
}
