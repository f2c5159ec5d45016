//! How an engine looks at a position with 17 empty squares.

use engine::{Engine, learned};

fn main() {
    let engine = Engine::new(learned(), 1).expect("enough memory");
    for goal in engine.goals(17, 60) {
        let sure = if goal.is_sure { ", for sure" } else { "" };
        println!("{} moves ahead{sure}", goal.depth);
    }
}
