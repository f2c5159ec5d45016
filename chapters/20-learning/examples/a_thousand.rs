//! Learns from a thousand games.

use learning::{Plan, SMALL, Step, Trainer};

fn main() {
    let plan = Plan {
        patterns: SMALL,
        games: 1000,
        ..Plan::default()
    };
    let mut trainer = Trainer::new(plan).expect("patterns");
    loop {
        match trainer.step() {
            Step::Learned(it) => {
                println!("{} {:.2} {:.2}", it.number, it.error, it.test_error)
            }
            Step::Done => return,
            _ => {}
        }
    }
}
