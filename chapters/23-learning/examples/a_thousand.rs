//! Learns from a thousand games, in four generations.

use learning::{Plan, Step, Trainer};

fn main() {
    let mut plan = Plan::small().with_games(250);
    plan.generations.truncate(4);
    let mut trainer = Trainer::new(plan).expect("patterns");
    println!("generation  error");
    loop {
        match trainer.step() {
            Step::Finished(number, error) => {
                println!("{number:10} {error:6.2}")
            }
            Step::Done => return,
            _ => {}
        }
    }
}
