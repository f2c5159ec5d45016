//! Thor's position, with odd quarters before even ones.

use benchmark_positions::ralle_thor;
use bitboards::{BitPosition, diagram};
use perfect_endgame::{BoardShape, Search, odd_quarters, replies_and_parity};

fn main() {
    let position = BitPosition::from(&ralle_thor(17));
    let empty = position.empty();
    println!("{}", diagram(empty & odd_quarters(empty)));
    let mut search = Search::new(BoardShape::eight());
    search.order = replies_and_parity;
    println!("{:+} {}", search.value(position), search.positions);
}
