//! The checks of `cheap_holes`.

use std::time::Duration;

use bitboards::evaluate::phased;
use checks::{Task, Verdict, verdict};
use learning::{Dataset, Descent, Plan, Player, games};
use learning_exercises::cheap_holes::cheap_holes;
use patterns::{Learner, Patterns, PatternsError};
use tic_tac_toe::Rand;

/// The number of weights that patterns may have.
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
        Err(PatternsError::TooMany) => {
            return verdict("these holes have more than 48 places");
        }
    };
    let shared = patterns.shared.iter().enumerate();
    match shared.filter(|(index, hole)| hole.is_own(*index)).count() {
        0..=WEIGHTS => match error(text) {
            error if error < wanted => expected(wanted),
            error => verdict(format!("off by {:.2} discs", discs(error))),
        },
        weights => verdict(format!(
            "these holes have {weights} weights of their own, and {WEIGHTS} are \
             allowed"
        )),
    }
}

/// Returns the smallest error on games that it doesn't learn from, in
/// hundredths of a disc.
fn error(patterns: &str) -> i32 {
    let player = Player::new(&phased, 2);
    let plan = Plan {
        exact: 8,
        ..Plan::small()
    };
    let mut dataset = Dataset::default();
    for game in games(player, &plan, 0.0, 0..500) {
        dataset.add(game);
    }
    let patterns = Patterns::new(patterns).expect("patterns");
    let mut descent = Descent::new(Learner::new(patterns, 2, 0.5));
    let (mut least, mut rand) = (f64::INFINITY, Rand::new(1));
    while !descent.is_done() {
        least =
            least.min(descent.round(&mut dataset, &mut rand).validation_error);
    }
    (100.0 * least).ceil() as i32
}

/// Converts hundredths of a disc to discs.
fn discs(error: i32) -> f64 {
    f64::from(error) / 100.0
}

fn expected(error: i32) -> Verdict {
    verdict(format!("off by less than {} discs", discs(error)))
}

#[track_caller]
fn expect(wanted: i32, answer: fn(()) -> Verdict) {
    Task::new("cheap_holes", answer)
        .time_limit(Duration::from_secs(20))
        .expect([((), expected(wanted))]);
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
fn it_learns_more_than_from_three_squares() {
    expect(1850, |()| measure(1850));
}
