//! Learns from one position repeatedly.

use benchmark_positions::middle_game;
use bitboards::BitPosition;
use patterns::{Learner, Patterns, SMALL, Sample};

fn main() {
    let position = BitPosition::from(&middle_game(36)[0]);
    let label = 10.0;
    let patterns = Patterns::new(SMALL).expect("patterns");
    let mut learner = Learner::new(patterns, 2, 0.5);
    for step in 0..6 {
        println!("step {step}: {:+.2}", learner.predict(position));
        learner.learn(&Sample { position, label });
    }
}
