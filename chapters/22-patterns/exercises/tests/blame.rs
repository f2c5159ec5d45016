//! The checks of `blame`.

use checks::{Random, Task};
use patterns_exercises::blame::blame;

type Call = (Vec<i32>, Vec<(usize, i32)>, i32);

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
        chapter,
    )
    .mistake("The weights move away from the result.", |call| {
        let share = share(&call);
        by_share(call, -share)
    })
    .mistake("A weight with the sign -1 moves the other way.", |call| {
        let share = share(&call);
        let unsigned = call.1.iter().map(|&(place, _)| (place, 1)).collect();
        by_share((call.0, unsigned, call.2), share)
    })
    .mistake("Each entry gets a share, not all of it.", |call| {
        let missing = call.2 - prediction(&call);
        by_share(call, missing)
    })
    .mistake("What counts twice moves twice.", |mut call| {
        let share = share(&call);
        call.1.sort();
        call.1.dedup_by_key(|entry| entry.0);
        by_share(call, share)
    })
    .mistake("The other weights have nothing to do with it.", |call| {
        let share = share(&call);
        call.0.into_iter().map(|weight| weight + share).collect()
    })
    .mistake(
        "A weight with the sign -1 counts against the prediction.",
        |call| {
            let unsigned =
                call.1.iter().map(|&(place, _)| (place, 1)).collect();
            let share = share(&(call.0.clone(), unsigned, call.2));
            by_share(call, share)
        },
    )
    .mistake(
        "Work out what's missing before the first weight moves: after it, the \
         prediction is another one.",
        |(mut weights, entries, result)| {
            for &(place, sign) in &entries {
                let call = (weights.clone(), entries.clone(), result);
                weights[place] += sign * share(&call);
            }
            weights
        },
    )
}

fn prediction((weights, entries, _): &Call) -> i32 {
    entries.iter().map(|entry| entry.1 * weights[entry.0]).sum()
}

fn share(call: &Call) -> i32 {
    (call.2 - prediction(call)) / call.1.len() as i32
}

fn by_share((mut weights, entries, _): Call, share: i32) -> Vec<i32> {
    for (place, sign) in entries {
        weights[place] += sign * share;
    }
    weights
}

fn chapter(call: Call) -> Vec<i32> {
    let share = share(&call);
    by_share(call, share)
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
    task().agrees_with(chapter, (0..100).map(call));
}
