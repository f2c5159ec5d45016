//! The checks of `kayles`.

use std::time::Duration;

use checks::{Random, Task};
use transpositions_exercises::kayles::kayles;

type Call = (Vec<usize>,);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, bool> {
    Task::new("kayles", |(rows,): Call| kayles(&rows))
        .time_limit(Duration::from_secs(5))
        .contrast(short_rows, right_answer)
}

/// Returns the Grundy number of all rows together.
fn nim(rows: &[usize], number: fn(usize) -> usize) -> usize {
    rows.iter().fold(0, |sum, row| sum ^ number(*row))
}

fn number_after(pins: usize, after: impl Fn(usize) -> Vec<usize>) -> usize {
    let mut numbers: Vec<usize> = Vec::new();
    for pins in 0..=pins {
        let parts = after(pins);
        let at = |place: usize| numbers.get(place).copied().unwrap_or(0);
        let reached: Vec<_> = parts
            .chunks(2)
            .map(|rows| at(rows[0]) ^ at(rows[1]))
            .collect();
        let least = (0..).find(|number| !reached.contains(number));
        numbers.push(least.unwrap_or(0));
    }
    numbers[pins]
}

/// Returns the Grundy number of each pair of rows that a throw can leave.
fn parts(pins: usize, only_ends: bool) -> Vec<usize> {
    let mut parts = Vec::new();
    for down in 1..=2.min(pins) {
        let lefts = if only_ends { 0 } else { pins - down };
        for left in 0..=lefts {
            parts.extend([left, pins - down - left]);
        }
    }
    parts
}

fn right(pins: usize) -> usize {
    number_after(pins, |pins| parts(pins, false))
}

fn from_an_end(pins: usize) -> usize {
    number_after(pins, |pins| parts(pins, true))
}

#[track_caller]
fn expect<const N: usize>(rows: [usize; N], wins: bool) {
    task().expect([((rows.to_vec(),), wins)]);
}

#[test]
fn the_last_pin_wins() {
    task()
        .contrast(single_pins, right_answer)
        .expect([((vec![1],), true), ((vec![1, 1],), false)]);
}

#[test]
fn two_pins_fall_at_once() {
    task()
        .contrast(single_pins, right_answer)
        .expect([((vec![2],), true)]);
}

#[test]
fn the_same_number_of_pins_in_other_rows() {
    Task::new("kayles", |(rows,): Call| kayles(&rows))
        .contrast(short_rows, right_answer)
        .mistake(SPLITS, |(rows,)| nim(&rows, from_an_end) != 0)
        .mistake(KEY, |(rows,)| nim(&rows, right) == 0)
        .expect([
            ((vec![2, 4],), true),
            ((vec![3, 3],), false),
            ((vec![2, 2, 1, 1],), false),
            ((vec![6],), true),
        ]);
}

const KEY: &str = "As many pins in other rows are another position. Is your key \
                   everything that the value depends on?";

const SPLITS: &str = "A ball in the middle of a row leaves two rows, one at each \
                      side.";

#[test]
fn pins_in_two_rows_are_not_next_to_each_other() {
    expect([2, 2], false);
}

#[test]
fn a_ball_in_the_middle_leaves_two_rows() {
    expect([3, 0], true);
    expect([5], true);
}

#[test]
fn twenty_eight_pins_need_a_memory() {
    let mut random = Random::new(1);
    let mut calls: Vec<Call> = vec![(vec![28],), (vec![14, 14],)];
    for _ in 0..10 {
        let rows = (0..4).map(|_| random.below(8));
        calls.push((rows.collect(),));
    }
    task().agrees_with(|(rows,)| nim(&rows, right) != 0, calls);
}

/// Returns rows of one pin each.
fn single_pins(random: &mut Random) -> Call {
    (vec![1; random.below(13)],)
}

/// Returns a few short rows.
fn short_rows(random: &mut Random) -> Call {
    ((0..1 + random.below(4))
        .map(|_| 1 + random.below(3))
        .collect(),)
}

fn right_answer((rows,): Call) -> bool {
    nim(&rows, right) != 0
}
