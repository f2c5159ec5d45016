//! A learner's predictions in discs, and its rounded weights' in eighths.

use benchmark_positions::middle_game;
use bitboards::BitPosition;
use patterns::{Learner, Patterns, SMALL, Sample};

fn main() {
    let patterns = Patterns::new(SMALL).expect("patterns");
    let mut learner = Learner::new(patterns, 2, 0.5);
    for position in &middle_game(36)[..3] {
        let position = BitPosition::from(position);
        let sample = Sample {
            position,
            label: 10.0,
        };
        (0..20).for_each(|_| learner.learn(&sample));
        let eighths = learner.weights().value(&position);
        println!("{:.2} {eighths}", learner.predict(position));
    }
}
