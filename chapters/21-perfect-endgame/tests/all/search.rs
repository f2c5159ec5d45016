//! What each idea saves, one after another.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Ideas, Solver, Table};
use perfect_endgame::{fewest_replies, last_four, looking_ahead};
use perfect_endgame::{replies_and_parity, stable_bound};
use pretty_assertions::assert_eq;

/// The page's steps, from trying every move to the last idea.
fn steps() -> [Solver; 6] {
    let shape = BoardShape::eight();
    let mut steps = [(); 6]
        .map(|()| Solver::with(shape, Ideas::PLAIN, Table::new(8).unwrap()));
    steps[1].ideas.cost = fewest_replies;
    for step in &mut steps[2..] {
        step.ideas.cost = replies_and_parity;
    }
    for step in &mut steps[3..] {
        step.ideas.ending = last_four;
    }
    for step in &mut steps[4..] {
        step.ideas.limit = stable_bound;
    }
    steps[5].ideas.cost = looking_ahead;
    steps
}

/// The value of a position, and how many positions each step looked at.
fn counts(empty: usize) -> [(i32, u64); 6] {
    steps().map(|mut step| {
        let value = step.value(BitPosition::from(&ralle_thor(empty)));
        (value.unwrap(), step.positions + step.glances)
    })
}

#[test]
fn each_step_takes_as_many_positions_as_the_page_says() {
    let [_, rest @ ..] = counts(17);
    let expected = [670_150, 578_019, 486_664, 436_323, 481_498];
    assert_eq!(rest, expected.map(|count| (8, count)));
}

#[test]
fn every_step_agrees_with_the_solver() {
    for empty in 2..=11 {
        let counts = counts(empty);
        assert!(counts.iter().all(|count| count.0 == counts[0].0), "{empty}");
    }
}

#[test]
#[ignore = "takes some seconds"]
fn without_any_order_it_takes_85_million_positions() {
    assert_eq!(counts(17)[0], (8, 85_321_026));
}
