//! The checks of `friendly`.

use checks::{Random, Task};
use minimax::POINT;
use opponent_exercises::friendly::friendly;

type Call = (Vec<i32>, i32);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Vec<usize>> {
    Task::new("friendly", |(values, margin): Call| {
        friendly(&values, margin)
    })
    .contrast(
        |random| {
            let mut values: Vec<_> = (0..2 + random.below(5))
                .map(|_| random.below(20) as i32)
                .collect();
            let best = random.below(values.len());
            values[best] = 30;
            (values, 5)
        },
        reference,
    )
}

fn reference((values, margin): Call) -> Vec<usize> {
    let best = values.iter().copied().max().unwrap_or_default();
    let is_kept =
        |value: i32| value == best || value > -POINT && best - value <= margin;
    let moves = values.iter().enumerate();
    let kept = moves.filter(|&(_, &value)| is_kept(value));
    kept.map(|(place, _)| place).collect()
}

#[track_caller]
fn expect(values: &[i32], margin: i32, places: &[usize]) {
    task().expect([((values.to_vec(), margin), places.to_vec())]);
}

#[test]
fn the_best_move_is_always_among_them() {
    expect(&[5, 30, 12], 0, &[1]);
}

#[test]
fn a_move_that_is_nearly_as_good_is_too() {
    expect(&[25, 30, -12], 10, &[0, 1]);
    expect(&[-40, -30, -33], 5, &[1, 2]);
}

#[test]
fn the_margin_itself_is_close_enough() {
    expect(&[20, 30, 25, 19], 10, &[0, 1, 2]);
}

#[test]
fn it_does_not_walk_into_a_sure_loss() {
    expect(&[-50, -2 * POINT, 80], 5 * POINT, &[0, 2]);
    expect(&[-POINT, 0], 2 * POINT, &[1]);
}

#[test]
fn when_everything_loses_it_loses_the_least() {
    expect(&[-8 * POINT, -2 * POINT, -2 * POINT], 3 * POINT, &[1, 2]);
    expect(&[-3 * POINT, -2 * POINT], 2 * POINT, &[1]);
}

#[test]
fn a_thousand_lists_of_values() {
    let mut random = Random::new(15);
    let calls = (0..1000).map(|_| {
        let moves = 1 + random.below(9);
        let values = (0..moves).map(|_| match random.below(4) {
            0 => (random.below(9) as i32 - 6) * POINT,
            _ => random.below(60) as i32 - 30,
        });
        let values = values.collect();
        let margin = match random.below(3) {
            0 => 3 * POINT,
            _ => random.below(30) as i32,
        };
        (values, margin)
    });
    let calls: Vec<_> = calls.collect();
    task().agrees_with(reference, calls);
}
