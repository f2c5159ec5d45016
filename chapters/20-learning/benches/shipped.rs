//! Makes the weights of the book again, which takes minutes, and compares them
//! byte for byte.
//!
//! `cargo bench -p learning --bench shipped`

use learning::{LARGE, Plan, SMALL, Step, Trainer, Weights};

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
        assert!(
            train(plan).write() == shipped.write(),
            "{name}: other bytes"
        );
        println!("{name}: the same bytes");
    }
}

fn train(plan: Plan) -> Weights {
    let mut trainer = Trainer::new(plan).expect("its patterns are right");
    loop {
        let weights = trainer.weights();
        if let Step::Graduated(1) = trainer.step() {
            return weights;
        }
    }
}
