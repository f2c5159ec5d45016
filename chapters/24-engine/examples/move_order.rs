//! The order in which an engine searches White's moves in Ralle - Thor.

use engine::{Engine, learned};

fn main() {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    let position = benchmark_positions::ralle_thor(17);
    for mv in engine.order_moves((&position).into(), None) {
        let (replies, cost) = (mv.after.moves().count_ones(), mv.cost);
        println!("{} {cost:4} {replies:2} replies", mv.square);
    }
}
