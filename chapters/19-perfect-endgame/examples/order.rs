//! Thor's moves, the most promising first.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{Area, candidates};

fn main() {
    let (white, area) = (BitPosition::from(&ralle_thor(17)), Area::eight());
    for depth in 0..=3 {
        let mut moves = candidates(white, &area);
        moves.sort_by_cached_key(|it| it.by_search(&area, depth));
        let order = moves.iter().map(|it| format!(" {}", it.square));
        println!("{depth} ahead:{}", order.collect::<String>());
    }
}
