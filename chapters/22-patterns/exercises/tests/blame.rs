//! The checks of `blame`.

use checks::{Random, Task};
use patterns_exercises::blame::blame;

type Call = (Vec<i32>, Vec<(usize, i32)>, i32);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Vec<i32>> {
    Task::new("blame", |(weights, entries, result): Call| {
        blame(&weights, &entries, result)
    })
    .contrast(
        |random| {
            (
                vec![random.below(20) as i32],
                vec![(0, 1)],
                random.below(60) as i32,
            )
        },
        reference,
    )
}

fn reference((mut weights, entries, result): Call) -> Vec<i32> {
    let prediction: i32 =
        entries.iter().map(|entry| entry.1 * weights[entry.0]).sum();
    let share = (result - prediction) / entries.len() as i32;
    for (place, sign) in entries {
        weights[place] += sign * share;
    }
    weights
}

#[test]
fn a_weight_moves_toward_the_result() {
    let call = (vec![0, 10], vec![(0, 1), (1, 1)], 30);
    task().expect([(call, vec![10, 20])]);
}

#[test]
fn others_stay() {
    let call = (vec![5, 6, 7], vec![(1, 1)], 10);
    task().expect([(call, vec![5, 10, 7])]);
}

#[test]
fn a_sign_turns_a_move() {
    let call = (vec![5, 5], vec![(0, 1), (1, -1)], 8);
    task().expect([(call, vec![9, 1])]);
}

#[test]
fn what_counts_twice_moves_twice() {
    let call = (vec![4, 1], vec![(0, 1), (0, 1), (1, 1)], 30);
    task().expect([(call, vec![18, 8])]);
}

#[test]
fn a_hundred_steps() {
    let call = |seed| {
        let mut random = Random::new(seed);
        let weights = (0..8).map(|_| random.below(41) as i32 - 20).collect();
        let mut entry = || {
            let sign = 1 - 2 * random.below(2) as i32;
            (random.below(8), sign)
        };
        let entries = (0..5).map(|_| entry()).collect();
        (weights, entries, 2 * seed as i32 - 100)
    };
    task().agrees_with(reference, (0..100).map(call));
}
