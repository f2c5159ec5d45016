//! Thor's position once more, with stable discs as a bound.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Search, last_four, stable_bound};

fn main() {
    let mut search = Search::new(BoardShape::eight());
    search.order = perfect_endgame::replies_and_parity;
    search.shortcut = |search, position, alpha| {
        let bound = last_four(search, position, alpha);
        bound.or_else(|| stable_bound(position, alpha, &search.shape))
    };
    let value = search.value(BitPosition::from(&ralle_thor(17)));
    println!("{value:+} {}", search.positions);
}
