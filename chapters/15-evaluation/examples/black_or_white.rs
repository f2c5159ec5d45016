//! The same engine on both sides: which color wins from each opening?

use evaluation::{Engine, openings, play_out};
use minimax::discs;
use tic_tac_toe::Rand;

fn main() {
    let engine = Engine {
        depth: 2,
        evaluation: &discs,
    };
    let (mut first, mut second) = (0, 0);
    for opening in openings() {
        let mut rand = Rand::new(1);
        match play_out(&opening, [&engine, &engine], &mut rand) {
            1.. => first += 1,
            0 => {}
            _ => second += 1,
        }
    }
    println!("Black wins {first}, White wins {second}");
}
