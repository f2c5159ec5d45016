//! The checks of `increment`.

use checks::{Random, Task};
use engine_exercises::increment::increment;

type Call = (u64, u64, u64);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, u64> {
    Task::new("increment", |(left, more, moves): Call| {
        increment(left, more, moves)
    })
    .contrast(
        |random| {
            (
                5_000 + 1_000 * random.below(60) as u64,
                0,
                1 + random.below(20) as u64,
            )
        },
        right,
    )
}

fn usable(left: u64) -> u64 {
    left - (left / 2).min(1000)
}

fn right((left, more, moves): Call) -> u64 {
    (usable(left) / moves + more).min(usable(left))
}

#[test]
fn a_second_stays() {
    task().agrees_with(right, [(61_000, 0, 30), (31_000, 0, 10)]);
}

#[test]
fn each_move_brings_its_own() {
    task().agrees_with(right, [(61_000, 1_000, 30), (10_000, 3_000, 9)]);
}

#[test]
fn the_increment_comes_after_the_move() {
    task().agrees_with(right, [(3_000, 5_000, 10), (2_500, 2_000, 1)]);
}

#[test]
fn half_of_little() {
    task().agrees_with(right, [(1_500, 0, 5), (800, 100, 2), (1, 0, 1)]);
}

#[test]
fn a_hundred_clocks() {
    let mut random = Random::new(21);
    let calls = (0..100).map(|_| {
        let left = random.below(20_000) as u64;
        let more = random.below(3_000) as u64;
        (left, more, 1 + random.below(30) as u64)
    });
    task().agrees_with(right, calls.collect::<Vec<_>>());
}
