//! Thor's moves, the most promising first.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, candidates};

fn main() {
    let (white, shape) =
        (BitPosition::from(&ralle_thor(17)), BoardShape::eight());
    for depth in 0..=3 {
        let mut moves = candidates(white, &shape);
        moves
            .sort_by_cached_key(|candidate| candidate.by_search(&shape, depth));
        let order = moves
            .iter()
            .map(|candidate| format!(" {}", candidate.square));
        println!("{depth} ahead:{}", order.collect::<String>());
    }
}
