//! Trains with a good rate, a negative one, and one that is too large.

use learning::{Generation, Plan, Step, Trainer};

fn main() {
    let (depth, games) = (1, 500);
    for rate in [0.5, -0.5, 60.0] {
        let plan = Plan {
            generations: vec![Generation { depth, games }],
            rate,
            ..Plan::small()
        };
        let mut trainer = Trainer::new(plan).expect("patterns");
        print!("{rate:4}:");
        while let step @ (Step::Played(_) | Step::Learned(_)) = trainer.step() {
            if let Step::Learned(round) = step {
                print!(" {:.1}", round.validation_error);
            }
        }
        println!();
    }
}
