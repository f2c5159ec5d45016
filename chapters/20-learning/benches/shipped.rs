//! Makes the weights of the book again, which takes minutes, and compares them
//! byte for byte.
//!
//! `cargo bench -p learning --bench shipped`

use learning::{LARGE, Plan, SMALL, Trainer, Weights};

fn main() {
    for (name, patterns, games, shipped) in [
        ("small", SMALL, 40_000, Weights::small()),
        ("large", LARGE, 80_000, Weights::large()),
    ] {
        let plan = Plan {
            patterns,
            games,
            solved: 12,
            ..Plan::default()
        };
        let trainer = Trainer::new(plan).expect("its patterns are right");
        let weights = trainer.finish();
        assert!(weights.write() == shipped.write(), "{name}: other bytes");
        println!("{name}: the same bytes");
    }
}
