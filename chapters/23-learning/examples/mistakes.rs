//! Learns three times: as it should, with a wrong sign, and with steps that are
//! too long.

use learning::{Generation, Plan, Step, Trainer};

fn main() {
    learn("as it should", 0.5);
    learn("wrong sign", -0.5);
    learn("long steps", 60.0);
}

fn learn(name: &str, rate: f32) {
    let (depth, games) = (1, 500);
    let plan = Plan {
        generations: vec![Generation { depth, games }],
        rate,
        ..Plan::small()
    };
    let mut trainer = Trainer::new(plan).expect("patterns");
    print!("{name:13}");
    loop {
        match trainer.step() {
            Step::Learned(round) => print!(" {:.1}", round.validation_error),
            Step::Done => return println!(),
            _ => {}
        }
    }
}
