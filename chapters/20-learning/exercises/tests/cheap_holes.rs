//! The checks of `cheap_holes`.

use std::time::Duration;

use checks::{Task, Verdict, verdict};
use learning::{Patterns, PatternsError, Plan, Step, Trainer};
use learning_exercises::cheap_holes::cheap_holes;

/// The most weights.
const WEIGHTS: usize = 500;

fn measure(wanted: i32) -> Verdict {
    let text: &'static str = cheap_holes().leak();
    let patterns = match Patterns::new(text) {
        Ok(patterns) => patterns,
        Err(PatternsError::Shape(word)) => {
            return verdict(format!(
                "{word:?} is no hole: write up to ten different squares, such as \
                 a1b1c1"
            ));
        }
        Err(PatternsError::Places) => {
            return verdict("these holes have more than 40 places");
        }
    };
    let shared = patterns.shared.iter().enumerate();
    match shared.filter(|(at, hole)| hole.is_at(*at)).count() {
        0..=WEIGHTS => match error(text) {
            error if error < wanted => due(wanted),
            error => verdict(format!("off by {:.2} discs", discs(error))),
        },
        weights => verdict(format!(
            "these holes have {weights} weights of their own, and {WEIGHTS} are \
             allowed"
        )),
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
            Step::Done => return (100.0 * least).ceil() as i32,
            _ => {}
        }
    }
}

/// Hundredths of a disc in discs.
fn discs(error: i32) -> f64 {
    f64::from(error) / 100.0
}

fn due(error: i32) -> Verdict {
    verdict(format!("off by less than {} discs", discs(error)))
}

#[track_caller]
fn expect(wanted: i32, answer: fn(()) -> Verdict) {
    Task::new("cheap_holes", answer)
        .time_limit(Duration::from_secs(20))
        .expect([((), due(wanted))]);
}

#[test]
fn it_learns_something() {
    expect(2100, |()| measure(2100));
}

#[test]
fn it_learns_more_than_from_a_diagonal() {
    expect(1980, |()| measure(1980));
}

#[test]
fn it_learns_more_than_from_a_corner() {
    expect(1896, |()| measure(1896));
}
