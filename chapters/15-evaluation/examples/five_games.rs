//! Discs against no opinion: five games, from the start.

use end_of_game::Position;
use evaluation::{Engine, play_out};
use minimax::discs;
use tic_tac_toe::Rand;

fn main() {
    let engine = |evaluation| Engine {
        depth: 2,
        evaluation,
    };
    let (discs, nothing) = (engine(&discs), engine(&|_| 0));
    for seed in 1..=5 {
        let mut rand = Rand::new(seed);
        let result =
            play_out(&Position::start(), [&discs, &nothing], &mut rand);
        println!("{result:+}");
    }
}
