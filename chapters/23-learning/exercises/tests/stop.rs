//! The checks of `stop`.

use checks::{Random, Task};
use learning_exercises::stop::stop;

type Call = (Vec<i32>, usize);

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
            chapter,
        )
        .mistake("Rounds are counted from 1.", |call| {
            let (best, last) = chapter(call);
            (best - 1, last - 1)
        })
        .mistake("You stopped a round too early.", |(errors, patience)| {
            chapter((errors, patience.saturating_sub(1).max(1)))
        })
        .mistake("The same error as before isn't progress.", |call| {
            rule(
                call,
                |error, before| before.iter().all(|earlier| error <= *earlier),
                0,
            )
        })
        .mistake("You waited a round too long.", |call| {
            rule(call, smaller, 1)
        })
        .mistake(
            "A round is progress if it's better than every round before it.",
            |call| {
                rule(
                    call,
                    |error, before| {
                        before.last().is_none_or(|last| error < *last)
                    },
                    0,
                )
            },
        )
        .mistake("You haven't seen the rounds after you stopped.", |call| {
            let least = (1..)
                .zip(&call.0)
                .min_by_key(|numbered| numbered.1)
                .unwrap();
            (least.0, call.0.len())
        })
        .mistake(
            "Rounds without progress count from the best round on.",
            in_all,
        )
        .mistake("Keep the best round, not the last one.", |call| {
            let (_, last) = chapter(call);
            (last, last)
        })
}

fn smaller(error: i32, before: &[i32]) -> bool {
    before.iter().all(|earlier| error < *earlier)
}

/// Stops so much later than it should, by this idea of progress.
fn rule(
    (errors, patience): Call,
    is_progress: fn(i32, &[i32]) -> bool,
    later: usize,
) -> (usize, usize) {
    let mut best = 0;
    for place in 0..errors.len() {
        if is_progress(errors[place], &errors[..place]) {
            best = place;
        }
        if place - best >= patience + later {
            return (best + 1, place + 1);
        }
    }
    (best + 1, errors.len())
}

/// Counts all rounds without progress, with others between them.
fn in_all((errors, patience): Call) -> (usize, usize) {
    let (mut best, mut without) = (0, 0);
    for place in 1..errors.len() {
        if smaller(errors[place], &errors[..place]) {
            best = place
        } else {
            without += 1
        }
        if without == patience {
            return (best + 1, place + 1);
        }
    }
    (best + 1, errors.len())
}

fn chapter(call: Call) -> (usize, usize) {
    rule(call, smaller, 0)
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
    task().agrees_with(chapter, (0..20).map(curve));
}
