//! The checks of `cheap_holes`.

use std::fmt;
use std::time::Duration;

use checks::Task;
use learning::{Patterns, PatternsError, Plan, Step, Trainer};
use learning_exercises::cheap_holes::cheap_holes;

/// What comes of some patterns.
#[derive(PartialEq)]
enum Learned {
    /// An error below this many hundredths of a disc.
    Below(i32),
    /// The error, in hundredths of a disc.
    Error(i32),
    /// They have too many weights.
    Weights(usize),
    /// They have too many places.
    Places,
    /// A word of the text is no pattern.
    NotAPattern(String),
}

/// The most weights.
const WEIGHTS: usize = 500;

impl fmt::Debug for Learned {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let discs = |error: &i32| f64::from(*error) / 100.0;
        match self {
            Learned::Below(error) => {
                write!(f, "off by less than {} discs", discs(error))
            }
            Learned::Error(error) => {
                write!(f, "off by {:.2} discs", discs(error))
            }
            Learned::Weights(weights) => write!(
                f,
                "these holes have {weights} weights of their own, and \
                 {WEIGHTS} are allowed"
            ),
            Learned::Places => {
                write!(f, "these holes have more than 40 places")
            }
            Learned::NotAPattern(word) => write!(
                f,
                "{word:?} is no hole: write up to ten different squares, such \
                 as a1b1c1"
            ),
        }
    }
}

fn measure(wanted: i32) -> Learned {
    let text: &'static str = cheap_holes().leak();
    let patterns = match Patterns::new(text) {
        Ok(patterns) => patterns,
        Err(PatternsError::Shape(word)) => return Learned::NotAPattern(word),
        Err(PatternsError::Places) => return Learned::Places,
    };
    let shared = patterns.shared.iter().enumerate();
    match shared.filter(|(at, hole)| hole.is_at(*at)).count() {
        0..=WEIGHTS => match error(text) {
            error if error < wanted => Learned::Below(wanted),
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
            Step::Done => return (100.0 * least).ceil() as i32,
            _ => {}
        }
    }
}

#[track_caller]
fn expect(wanted: i32, answer: fn(()) -> Learned) {
    Task::new("cheap_holes", answer)
        .time_limit(Duration::from_secs(20))
        .expect([((), Learned::Below(wanted))]);
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
    expect(1920, |()| measure(1920));
}
