//! The order in which an engine tries White's moves in Ralle - Thor.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Engine, learned};

fn main() {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    let position = BitPosition::from(&ralle_thor(17));
    for mv in engine.sorted(position, None) {
        let replies = mv.after.moves().count_ones();
        println!("{} {:4} {replies:2} replies", mv.square, mv.cost);
    }
}
