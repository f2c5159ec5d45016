//! Learns three times: as it should, with a wrong sign, and with steps that are
//! too long.

use learning::{Plan, SMALL, Step, Trainer};

fn main() {
    learn("as it should", 0.05);
    learn("wrong sign", -0.05);
    learn("long steps", 60.0);
}

fn learn(name: &str, rate: f32) {
    let mut plan = Plan::default();
    (plan.patterns, plan.games, plan.rate) = (SMALL, 500, rate);
    let mut trainer = Trainer::new(plan).expect("patterns");
    print!("{name:13}");
    loop {
        match trainer.step() {
            Step::Learned(round) => print!(" {:.1}", round.test_error),
            Step::Done => return println!(),
            _ => {}
        }
    }
}
