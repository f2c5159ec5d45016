//! The checks of `cheap_holes`.

use std::time::Duration;

use checks::Task;
use learning::{Patterns, Plan, Step, Trainer};
use learning_exercises::cheap_holes::cheap_holes;

/// What comes of some patterns.
#[derive(Debug, PartialEq)]
enum Learned {
    /// The error is at most as large as the check wants it to be.
    Well,
    /// The error, in hundredths of a disc.
    Error(i32),
    /// They have too many weights.
    Weights(usize),
    /// The text isn't patterns.
    NotPatterns,
}

fn measure(wanted: i32) -> Learned {
    let text: &'static str = cheap_holes().leak();
    let Some(patterns) = Patterns::new(text) else {
        return Learned::NotPatterns;
    };
    let shared = patterns.shared.iter().enumerate();
    match shared.filter(|(at, it)| it.is_at(*at)).count() {
        0..=500 => match error(text) {
            error if error < wanted => Learned::Well,
            error => Learned::Error(error),
        },
        weights => Learned::Weights(weights),
    }
}

/// The smallest error on the test, in hundredths of a disc.
fn error(patterns: &'static str) -> i32 {
    let plan = Plan {
        patterns,
        games: 500,
        ..Plan::default()
    };
    let mut trainer = Trainer::new(plan).expect("patterns");
    let mut least = f64::INFINITY;
    loop {
        match trainer.step() {
            Step::Learned(round) => least = least.min(round.test_error),
            Step::Done => return (100.0 * least) as i32,
            _ => {}
        }
    }
}

#[track_caller]
fn expect(answer: fn(()) -> Learned) {
    Task::new("cheap_holes", answer)
        .time_limit(Duration::from_secs(20))
        .expect([((), Learned::Well)]);
}

#[test]
fn it_is_wrong_by_less_than_21_discs() {
    expect(|()| measure(2100));
}

#[test]
fn it_is_wrong_by_less_than_19_8_discs() {
    expect(|()| measure(1980));
}

#[test]
fn it_is_wrong_by_less_than_19_2_discs() {
    expect(|()| measure(1920));
}
