//! Goes through the same games again and again, and doesn't stop in time.

use learning::{LARGE, Learner, Patterns, Plan, Pupil, School};

fn main() {
    let plan = Plan::default();
    let mut school = School::new(1).expect("a megabyte");
    let patterns = Patterns::new(LARGE).expect("patterns");
    let mut pupil = Pupil::new(Learner::new(patterns, plan.rate));
    (0..300).for_each(|_| pupil.add(&school.play(&plan)));
    println!("round  error  not seen");
    for _ in 0..8 {
        let round = pupil.learn(&mut school.rand);
        let stop = if pupil.is_done() { " stop" } else { "" };
        let (error, unseen) = (round.error, round.test_error);
        println!("{:5} {error:6.2} {unseen:9.2}{stop}", round.number);
    }
}
