//! Learns from a thousand games.

use learning::{Plan, SMALL, Step, Trainer};

fn main() {
    let plan = Plan {
        patterns: SMALL,
        games: 1000,
        ..Plan::default()
    };
    let mut trainer = Trainer::new(plan).expect("patterns");
    println!("round  error  not seen");
    loop {
        match trainer.step() {
            Step::Learned(round) => {
                let (error, unseen) = (round.error, round.test_error);
                println!("{:5} {error:6.2} {unseen:9.2}", round.number);
            }
            Step::Done => return,
            _ => {}
        }
    }
}
