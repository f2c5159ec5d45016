//! The checks of `least_margin`.

use checks::{Random, Task};
use engine_exercises::least_margin::least_margin;

type Sample = (i32, i32);
type Call = (Vec<Sample>, i32, usize);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, i32> {
    Task::new("least_margin", |(samples, high, one_in): Call| {
        least_margin(&samples, high, one_in)
    })
    .contrast(easy, right)
    .endless(
        "If a margin cuts nothing, nothing is wrong, so there is an end.",
        |_| true,
    )
}

fn right((samples, high, one_in): Call) -> i32 {
    let is_enough = |&margin: &i32| {
        let cut = samples.iter().filter(|one| one.0 >= high + margin);
        let wrong = cut.clone().filter(|one| one.1 < high);
        wrong.count() * one_in <= cut.count()
    };
    (0..).find(is_enough).expect("one that cuts nothing")
}

fn easy(random: &mut Random) -> Call {
    let wrong = random.below(20) as i32;
    let samples = vec![(10 + wrong, -20), (60, 50), (61, 52)];
    (samples, 10, 4)
}

#[test]
fn a_wrong_cut_asks_for_a_margin() {
    task().expect([((vec![(13, 4), (20, 18), (25, 19)], 10, 4), 4)]);
}

#[test]
fn without_wrong_cuts_there_is_no_need_for_a_margin() {
    task().expect([
        ((vec![(12, 11), (15, 30), (3, -9)], 10, 5), 0),
        ((vec![(9, -50)], 10, 5), 0),
        ((vec![], 10, 5), 0),
    ]);
}

#[test]
fn a_deep_value_of_high_is_enough() {
    task().expect([((vec![(13, 10), (20, 18)], 10, 4), 0)]);
}

#[test]
fn how_far_it_is_off_does_not_matter() {
    task().expect([((vec![(40, 12), (13, 4), (45, 11)], 10, 4), 4)]);
}

#[test]
fn one_in_so_many_may_be_wrong() {
    let samples = vec![(11, 3), (20, 21), (22, 18), (24, 30), (-5, 1)];
    task()
        .expect([((samples.clone(), 10, 4), 0), ((samples.clone(), 10, 5), 2)]);
}

#[test]
fn more_margin_may_be_worse() {
    let samples =
        vec![(12, 1), (14, 15), (15, 16), (16, 15), (17, 20), (26, 8)];
    task().expect([((samples.clone(), 10, 5), 3), ((samples, 10, 6), 17)]);
}

/// Returns values of a shallow and a deep search, usually four discs apart.
fn samples(random: &mut Random) -> Vec<Sample> {
    let mut number = |end| random.below(end) as i32;
    let samples = (0..200).map(|_| {
        let deep = number(80) - 40;
        let off = number(7) + number(7) + number(7) - 9;
        (deep + off, deep)
    });
    samples.collect()
}

#[test]
fn fifty_times_two_hundred_positions() {
    let mut random = Random::new(23);
    let calls = (0..50).map(|_| {
        let samples = samples(&mut random);
        let high = random.below(40) as i32 - 20;
        (samples, high, 5 + random.below(40))
    });
    task().agrees_with(right, calls.collect::<Vec<_>>());
}
