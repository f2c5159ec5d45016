//! A game by which somebody learns.

use bitboards::evaluate::phased;
use learning::{Player, self_play};
use tic_tac_toe::Rand;

fn main() {
    let player = Player {
        opinion: &phased,
        depth: 2,
        exact: 8,
    };
    for seed in 1..5 {
        let game = self_play([player; 2], &mut Rand::new(seed));
        let first = game[0].empty().count_ones();
        let last = game[game.len() - 1].empty().count_ones();
        println!("{} positions, {first} to {last} empty", game.len());
    }
}
