//! The moves of a player by depth, from 1 to 4.

use benchmark_positions::middle_game;
use bitboards::{BitPosition, evaluate::phased};
use learning::Player;

fn main() {
    let position = BitPosition::from(&middle_game(36)[0]);
    for depth in 1..5 {
        let player = Player {
            evaluation: &phased,
            depth,
            exact: 8,
        };
        let ply = player.choose(&position, &mut tic_tac_toe::Rand::new(1));
        println!("{depth} {}", ply.expect("a move"));
    }
}
