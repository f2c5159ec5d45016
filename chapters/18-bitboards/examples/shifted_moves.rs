//! The first moves of a game, by shifting.

use bitboards::{BitPosition, loops, squares};

fn main() {
    let start = BitPosition::start();
    let ends = loops::ends(start);
    println!("ends:  {:?}", squares(ends).collect::<Vec<_>>());
    let moves = squares(ends & start.empty());
    println!("moves: {:?}", moves.collect::<Vec<_>>());
}
