//! Thor's nine moves, and how many answers each of them leaves.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, candidates};

fn main() {
    let shape = BoardShape::EIGHT;
    for mv in candidates(BitPosition::from(&ralle_thor(17)), &shape) {
        print!("{} {}  ", mv.square, shape.moves(mv.after).count_ones());
    }
    println!();
}
