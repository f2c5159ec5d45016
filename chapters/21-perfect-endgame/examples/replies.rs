//! The same with the fewest replies first, and then as Thor saw it.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Search, fewest_replies};

fn main() {
    for empty in [10, 12, 14, 17] {
        let mut search = Search::new(BoardShape::eight());
        search.order = fewest_replies;
        let value = search.value(BitPosition::from(&ralle_thor(empty)));
        println!("{empty} empty: {value:+} {:8}", search.positions);
    }
}
