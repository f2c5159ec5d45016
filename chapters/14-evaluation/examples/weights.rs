//! What is a corner worth? A loop tries three weights.

use std::sync::atomic::{AtomicI32, Ordering::Relaxed};

use end_of_game::Position;
use evaluation::compare;
use evaluation::evaluate::corner_points;
use minimax::discs;

static WEIGHT: AtomicI32 = AtomicI32::new(0);

fn weighed(it: &Position) -> i32 {
    WEIGHT.load(Relaxed) * corner_points(it) + discs(it)
}

fn main() {
    for weight in [3, 30, 300] {
        WEIGHT.store(weight, Relaxed);
        println!("{weight}: {}", compare([weighed, discs], 2));
    }
}
