//! Learns from players who look two moves ahead, and from players who only look
//! one, and lets both play.

use bitboards::{BitPosition, evaluate::phased};
use learning::{Duel, Learner, Patterns, Plan, Player, Pupil, SMALL, School};
use minimax::Evaluation;
use tic_tac_toe::Rand;

fn main() {
    learn("two moves", 2);
    learn("one move", 1);
}

fn learn(name: &str, depth: usize) {
    let plan = Plan {
        depth,
        ..Plan::default()
    };
    let mut school = School::new(1).expect("a megabyte");
    let patterns = Patterns::new(SMALL).expect("patterns");
    let mut pupil = Pupil::new(Learner::new(patterns, plan.rate));
    (0..3000).for_each(|_| pupil.add(&school.play(&plan)));
    let mut error = 0.0;
    while !pupil.is_done() {
        error = pupil.learn(&mut school.rand).test_error;
    }
    let weights = pupil.weights();
    let learned = move |position: &BitPosition| weights.value(position);
    println!("{name}: error {error:.1}, wins {:.0} %", wins(&learned));
}

/// Percent of a hundred games against `phased`.
fn wins(opinion: Evaluation<BitPosition>) -> f64 {
    let player = Player {
        opinion,
        depth: 2,
        exact: 0,
    };
    let teacher = Player {
        opinion: &phased,
        ..player
    };
    Duel::play([player, teacher], 50, &mut Rand::new(1))
        .tally()
        .rate()
}
