//! Thor's position, with a shortcut for the last four squares.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Search, last_four, replies_and_parity};

fn main() {
    let mut search = Search::new(BoardShape::eight());
    search.order = replies_and_parity;
    search.shortcut = last_four;
    let value = search.value(BitPosition::from(&ralle_thor(17)));
    println!("{value:+} {}", search.positions);
}
