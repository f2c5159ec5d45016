//! Trains weights with a thousand games in four generations.

use learning::{Plan, Step, Trainer};

fn main() {
    let mut plan = Plan::small().with_games(250);
    plan.generations.truncate(4);
    let mut trainer = Trainer::new(plan).expect("patterns");
    println!("generation  error");
    let steps = std::iter::repeat_with(|| trainer.step());
    for step in steps.take_while(|step| *step != Step::Done) {
        if let Step::Finished(number, error) = step {
            println!("{number:10} {error:6.2}");
        }
    }
}
