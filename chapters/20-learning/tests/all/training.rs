//! Learning: what it makes, and that it makes the same again.

use benchmark_positions::middle_game;
use bitboards::{BitPosition, evaluate};
use learning::{Duel, LARGE, Learner, Patterns, Plan, Player, Round};
use learning::{SMALL, Sample, Step, Trainer, Weights};
use pretty_assertions::assert_eq;
use tic_tac_toe::Rand;

/// Trains to the end.
fn train(plan: Plan) -> Weights {
    Trainer::new(plan).unwrap().finish()
}

fn few_games(games: usize) -> Plan {
    Plan {
        patterns: SMALL,
        games,
        ..Plan::default()
    }
}

/// `cargo run --release -p train -- few.bin --small --games 400`
#[test]
fn a_small_set_has_the_same_bytes_again() {
    let few = include_bytes!("few.bin");
    assert!(train(few_games(400)).write() == few, "other bytes");
}

#[test]
fn another_seed_learns_something_else() {
    let plan = few_games(50);
    let other = Plan {
        seed: 2,
        ..plan.clone()
    };
    assert!(train(plan).write() != train(other).write());
}

#[test]
fn a_step_makes_the_error_smaller() {
    let position = middle_game(36)[0];
    let sample = Sample {
        position: BitPosition::from(&position),
        result: 10,
    };
    let mut learner = Learner::new(Patterns::new(LARGE).unwrap(), 0.1);
    learner.learn(&sample);
    assert!(learner.error(&[sample]) < 10.0);
}

#[test]
fn the_start_is_worth_nothing_whatever_anyone_says() {
    let position = BitPosition::start();
    let sample = Sample {
        position,
        result: 10,
    };
    let mut learner = Learner::new(Patterns::new(LARGE).unwrap(), 0.1);
    learner.learn(&sample);
    assert_eq!(learner.predict(position), 0.0);
}

#[test]
fn the_shipped_sets_beat_their_teacher() {
    for weights in [Weights::small(), Weights::large()] {
        let learned = |position: &BitPosition| weights.value(position);
        let player = |opinion| Player {
            opinion,
            depth: 2,
            exact: 0,
        };
        let players = [player(&learned), player(&evaluate::phased)];
        let duel = Duel::play(players, 30, &mut Rand::new(1));
        assert!(duel.tally().rate() > 70.0, "{}", duel.tally());
    }
}

#[test]
fn a_trainer_says_what_it_does() {
    let mut trainer = Trainer::new(few_games(150)).unwrap();
    assert_eq!(trainer.step(), Step::Played(100));
    assert_eq!(trainer.step(), Step::Played(150));
    let first = |step| matches!(step, Step::Learned(Round { number: 1, .. }));
    assert!(first(trainer.step()));
    while trainer.step() != Step::Graduated(1) {}
    assert_eq!(trainer.step(), Step::Done);
}
