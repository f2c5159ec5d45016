//! The checks of `cheapest_questions`.

use std::time::Duration;

use checks::{Random, Task};
use connect_four_solver_exercises::cheapest_questions::cheapest_questions;

type Call = (Vec<u64>,);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, u64> {
    Task::new("cheapest_questions", |(prices,): Call| {
        cheapest_questions(&prices)
    })
    .time_limit(Duration::from_secs(5))
    .contrast(|random| (prices(random, 3),), reference)
}

/// Returns the worst-case cost with the best questions.
fn reference((prices,): Call) -> u64 {
    let scores = prices.len() + 1;
    let mut costs = vec![vec![0; scores]; scores];
    for low in (0..scores).rev() {
        for high in low + 1..scores {
            let ask = |at: usize| {
                prices[at] + costs[low][at].max(costs[at + 1][high])
            };
            costs[low][high] = (low..high).map(ask).min().unwrap();
        }
    }
    costs[0][scores - 1]
}

fn prices(random: &mut Random, count: usize) -> Vec<u64> {
    (0..count).map(|_| 1 + random.below(30) as u64).collect()
}

#[track_caller]
fn expect(prices: &[u64], expected: u64) {
    task().expect([((prices.to_vec(),), expected)]);
}

#[test]
fn a_score_that_is_known_costs_nothing() {
    expect(&[], 0);
    expect(&[7], 7);
}

#[test]
fn equal_prices_are_halved() {
    expect(&[1, 1, 1], 2);
    expect(&[2; 7], 6);
}

#[test]
fn a_dear_question_is_asked_last() {
    expect(&[1, 2, 50, 2, 1], 53);
    expect(&[25, 26, 21, 12, 10], 59);
}

#[test]
fn a_dear_question_may_have_to_be_asked_first() {
    expect(&[9, 9, 10, 9, 9], 28);
    expect(&[1, 30, 30, 30, 1], 61);
}

#[test]
fn a_hundred_lists_of_prices() {
    let mut random = Random::new(20);
    let lists = (0..100).map(|nth| (prices(&mut random, nth % 12),));
    task().agrees_with(reference, lists.collect::<Vec<_>>());
}

#[test]
fn two_hundred_prices() {
    let all: Vec<_> = (0..200).map(|at| 300 - u64::abs_diff(at, 100)).collect();
    expect(&all, reference((all.clone(),)));
}
