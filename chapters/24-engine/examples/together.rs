//! Solves Thor's position with two threads.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Limits, ParallelEngine, learned};

fn main() {
    let mut engine =
        ParallelEngine::new(learned(), 16, 2).expect("enough memory");
    let position = BitPosition::from(&ralle_thor(17));
    let last = engine.hints(position, 1, Limits::NONE).flatten().last();
    let info = last.expect("a move");
    println!("{} {:+}", info.ply, info.discs());
}
