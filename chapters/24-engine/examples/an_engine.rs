//! An engine that hasn't looked at anything.

use engine::{Engine, learned};

fn main() {
    let engine = Engine::new(learned(), 16).expect("enough memory");
    println!("{} {:?}", engine.margin, engine.disabled);
}
