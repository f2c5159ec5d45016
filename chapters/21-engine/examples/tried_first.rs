//! The order in which an engine tries White's moves in Ralle - Thor.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Engine, learned};
use transpositions::{Bounds, Entry};

fn main() {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    let entry = Entry {
        key: BitPosition::from(&ralle_thor(17)),
        depth: 8,
        bounds: Bounds::UNKNOWN,
        best: None,
    };
    for mv in engine.sorted(&entry) {
        let replies = mv.after.moves().count_ones();
        println!("{} {:4} {replies:2} replies", mv.square, mv.cost);
    }
}
