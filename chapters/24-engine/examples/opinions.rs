//! What two evaluations think of Ralle - Thor, and what's true.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{DISC, by_hand, learned};

fn main() {
    println!("empty  by hand  learned");
    for empty in [40, 32, 24, 17] {
        let position = BitPosition::from(&ralle_thor(empty));
        let [hand, learned] = [by_hand(), learned()].map(|evaluation| {
            f64::from(evaluation(&position)) / f64::from(DISC)
        });
        println!("{empty:5} {hand:+8.1} {learned:+8.1}");
    }
}
