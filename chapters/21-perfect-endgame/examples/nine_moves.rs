//! Thor's nine moves, with the number of replies to each.

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
