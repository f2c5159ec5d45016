//! The checks of `cheapest_questions`.

use std::time::Duration;

use checks::{Random, Task};
use connect_four_solver_exercises::cheapest_questions::cheapest_questions;

type Call = (Vec<u64>,);

fn task() -> Task<Call, u64> {
    Task::new("cheapest_questions", |(prices,): Call| {
        cheapest_questions(&prices)
    })
    .time_limit(Duration::from_secs(5))
    .contrast(|random| (prices(random, 3),), chapter)
    .mistake(
        "Half of the scores isn't half of the price: the question in the middle \
         may be the dearest.",
        |(prices,)| fixed(&prices, |prices| prices.len() / 2),
    )
    .mistake(
        "The cheapest question first may leave all the dear ones for later.",
        |(prices,)| fixed(&prices, cheapest),
    )
    .mistake(
        "Nobody has to ask every question: an answer makes some of the others \
         needless.",
        |(prices,)| prices.iter().sum(),
    )
    .mistake(
        "It has to be enough whatever the answers are, so count the dearer \
         side.",
        |(prices,)| best(&prices, |no, yes| no.min(yes)),
    )
    .mistake(
        "What counts is what the questions cost, not how many there are.",
        |(prices,)| best(&vec![1; prices.len()], u64::max),
    )
}

fn cheapest(prices: &[u64]) -> usize {
    let least = prices.iter().min();
    let place = prices.iter().position(|price| Some(price) == least);
    place.unwrap_or(0)
}

/// What it costs if the first question is always chosen like this.
fn fixed(prices: &[u64], choose: fn(&[u64]) -> usize) -> u64 {
    if prices.is_empty() {
        return 0;
    }
    let question = choose(prices);
    let no = fixed(&prices[..question], choose);
    let yes = fixed(&prices[question + 1..], choose);
    prices[question] + no.max(yes)
}

/// What it costs with the best questions, if so much is left after an answer.
fn best(prices: &[u64], left: fn(u64, u64) -> u64) -> u64 {
    let scores = prices.len() + 1;
    let mut costs = vec![vec![0; scores]; scores];
    for low in (0..scores).rev() {
        for high in low + 1..scores {
            let ask = |at: usize| {
                prices[at] + left(costs[low][at], costs[at + 1][high])
            };
            costs[low][high] = (low..high).map(ask).min().unwrap();
        }
    }
    costs[0][scores - 1]
}

fn chapter((prices,): Call) -> u64 {
    best(&prices, u64::max)
}

fn prices(random: &mut Random, count: usize) -> Vec<u64> {
    (0..count).map(|_| 1 + random.below(30) as u64).collect()
}

#[track_caller]
fn expect(prices: &[u64], due: u64) {
    task().expect([((prices.to_vec(),), due)]);
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
    task().agrees_with(chapter, lists.collect::<Vec<_>>());
}

#[test]
fn two_hundred_prices() {
    let all: Vec<_> = (0..200).map(|at| 300 - u64::abs_diff(at, 100)).collect();
    expect(&all, chapter((all.clone(),)));
}
