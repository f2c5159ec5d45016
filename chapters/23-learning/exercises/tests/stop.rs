//! The checks of `stop`.

use checks::{Random, Task};
use learning_exercises::stop::stop;

type Call = (Vec<i32>, usize);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, (usize, usize)> {
    Task::new("stop", |(errors, patience): Call| stop(&errors, patience))
        .contrast(
            |random| {
                let rounds = 1 + random.below(9) as i32;
                (
                    (0..rounds).map(|round| 90 - round).collect(),
                    1 + random.below(3),
                )
            },
            reference,
        )
}

fn reference((errors, patience): Call) -> (usize, usize) {
    let mut best = 0;
    for (place, error) in errors.iter().enumerate() {
        if errors[..place].iter().all(|earlier| error < earlier) {
            best = place;
        }
        if place - best >= patience {
            return (best + 1, place + 1);
        }
    }
    (best + 1, errors.len())
}

#[test]
fn it_stops_when_nothing_gets_better() {
    task().expect([((vec![90, 80, 85, 86, 87, 88], 2), (2, 4))]);
}

#[test]
fn the_same_error_is_no_progress() {
    task().expect([((vec![90, 80, 80, 80, 80], 3), (2, 5))]);
}

#[test]
fn progress_means_better_than_ever() {
    task().expect([((vec![90, 60, 80, 70, 65], 3), (2, 5))]);
}

#[test]
fn what_comes_later_does_not_count() {
    task().expect([((vec![90, 80, 85, 86, 10], 2), (2, 4))]);
}

#[test]
fn it_may_get_better_to_the_end() {
    task().expect([((vec![90, 80, 70], 1), (3, 3))]);
}

#[test]
fn progress_begins_the_count_anew() {
    task().expect([((vec![90, 91, 80, 81, 70, 71, 72], 2), (5, 7))]);
}

#[test]
fn twenty_curves() {
    let curve = |seed| {
        let mut random = Random::new(seed);
        let errors =
            (0..30).map(|round| 100 - 2 * round + random.below(20) as i32);
        (errors.collect(), 1 + random.below(4))
    };
    task().agrees_with(reference, (0..20).map(curve));
}
