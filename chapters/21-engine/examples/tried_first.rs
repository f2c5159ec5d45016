//! The order in which an engine tries White's moves in Ralle - Thor.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Engine, learned};

fn main() {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    let key = BitPosition::from(&ralle_thor(17));
    let entry = engine.table.lock().expect("no panic").look_up(&key, 8);
    for mv in engine.sorted(&entry) {
        let replies = mv.after.moves().count_ones();
        println!("{} {:4} {replies:2} replies", mv.square, mv.cost);
    }
}
