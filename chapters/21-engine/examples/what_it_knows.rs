//! What an engine knows of a position that it has looked at.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use engine::{Engine, learned};
use transpositions::Bounds;

fn main() {
    let mut engine = Engine::new(learned(), 1).expect("enough memory");
    let position = BitPosition::from(&ralle_thor(17));
    let mut entry = engine.known(position, 6);
    entry.bounds = Bounds {
        lower: 60,
        upper: 68,
    };
    entry.best = "b3".parse().ok();
    engine.remember(entry);
    for depth in [6, 7] {
        println!("{depth}: {:?}", engine.known(position, depth).bounds);
    }
    println!("{:?}", engine.expected(position));
}
