//! Discs against no opinion, 122 games.

use evaluation::{Engine, openings, play_match};
use minimax::discs;
use tic_tac_toe::Rand;

fn main() {
    let engine = |evaluation| Engine {
        depth: 2,
        evaluation,
    };
    let (discs, nothing) = (engine(&discs), engine(&|_| 0));
    let [black, white] =
        play_match([&discs, &nothing], &openings(), 122, &mut Rand::new(1));
    println!("Black: {black:?}\nWhite: {white:?}");
}
