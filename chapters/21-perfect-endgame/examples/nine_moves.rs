//! Thor's moves, and how many replies each leaves.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, candidates};

fn main() {
    let (thor, shape) =
        (BitPosition::from(&ralle_thor(17)), BoardShape::eight());
    for candidate in candidates(thor, &shape) {
        let replies = shape.moves(candidate.after);
        println!("{} {}", candidate.square, replies.count_ones());
    }
}
