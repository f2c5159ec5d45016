//! The checks of `friendly`.

use checks::{Random, Task};
use minimax::POINT;
use opponent_exercises::friendly::friendly;

type Call = (Vec<i32>, i32);

fn task() -> Task<Call, Vec<usize>> {
    Task::new("friendly", |(values, margin): Call| {
        friendly(&values, margin)
    })
    .contrast(
        |random| {
            let best = random.below(6);
            let value =
                |place| if place == best { 30 } else { 10 - place as i32 };
            ((0..6).map(value).collect(), 5)
        },
        chapter,
    )
    .mistake(
        "You listed only the best moves. A friendly computer also plays what's \
         nearly as good.",
        |(values, _)| places(&values, |value, best| value == best),
    )
    .mistake(
        "A move that's exactly `margin` below the best is still good enough.",
        |(values, margin)| {
            places(&values, |value, best| {
                (best - value < margin || value == best)
                    && !is_bad_loss(value, best)
            })
        },
    )
    .mistake(
        "If every move loses, being within the margin isn't enough: keep those \
         that lose the least.",
        |(values, margin)| {
            places(&values, |value, best| {
                best - value <= margin && (value > -POINT || best <= -POINT)
            })
        },
    )
    .mistake(
        "It looks as if you forgot the sure losses: a friendly computer \
         doesn't walk into one.",
        |(values, margin)| {
            places(&values, |value, best| best - value <= margin)
        },
    )
    .mistake(
        "If every move loses, it still has to play one: keep those that lose \
         the least.",
        |(values, margin)| {
            places(&values, |value, best| {
                best - value <= margin && value > -POINT
            })
        },
    )
    .mistake("Count the places from 0.", |call| {
        chapter(call).into_iter().map(|place| place + 1).collect()
    })
    .mistake(
        "It looks as if you compared with 0. Compare with the best move.",
        |(values, margin)| places(&values, |value, _| value >= -margin),
    )
    .mistake(
        "It looks as if you compared without the sign: 3 and -3 are six apart.",
        |(values, margin)| {
            places(&values, |value, best| best.abs() - value.abs() <= margin)
        },
    )
    .mistake(
        "It looks as if you compared with 0. Compare with the best move.",
        |(values, _)| places(&values, |value, _| value > 0),
    )
}

fn is_bad_loss(value: i32, best: i32) -> bool {
    value <= -POINT && value < best
}

/// The places of the values that a rule keeps, by themselves and the best.
fn places(values: &[i32], keeps: impl Fn(i32, i32) -> bool) -> Vec<usize> {
    let best = values.iter().copied().max().unwrap_or_default();
    let moves = values.iter().enumerate();
    let kept = moves.filter(|&(_, &value)| keeps(value, best));
    kept.map(|(place, _)| place).collect()
}

fn chapter((values, margin): Call) -> Vec<usize> {
    places(&values, |value, best| {
        best - value <= margin && !is_bad_loss(value, best)
    })
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
    task().agrees_with(chapter, calls);
}
