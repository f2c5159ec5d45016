//! The end of Ralle - Thor, with the moves as they come.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Search};

fn main() {
    for empty in [10, 12, 14] {
        let mut search = Search::new(BoardShape::eight());
        let value = search.value(BitPosition::from(&ralle_thor(empty)));
        println!("{empty} empty: {value:+} {:8}", search.positions);
    }
}
