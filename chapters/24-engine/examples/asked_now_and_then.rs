//! How often a search asks whether it must stop.

use std::cell::Cell;

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Engine, Limits, learned};

fn main() {
    let position = BitPosition::from(&ralle_thor(17));
    let asked = Cell::new(0);
    let must_stop = || {
        asked.set(asked.get() + 1);
        false
    };
    let mut engine = Engine::new(learned(), 16).expect("enough memory");
    let limits = Limits::NONE.until(&must_stop);
    let thought = engine.think(position, limits).expect("a move");
    println!(
        "{} positions, asked {} times",
        thought.positions,
        asked.get()
    );
}
