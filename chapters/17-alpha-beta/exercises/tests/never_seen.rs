//! The checks of `never_seen`.

use alpha_beta_exercises::never_seen::never_seen;
use checks::{Random, Task};

type Rows = Vec<Vec<i32>>;
type Call = (Rows,);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, usize> {
    Task::new("never_seen", |(moves,): (Rows,)| never_seen(moves)).contrast(
        |random| {
            let larger = |random: &mut Random| 10 + random.below(10) as i32;
            let first = vec![larger(random), larger(random)];
            let mut second = vec![random.below(10) as i32];
            second.extend((0..random.below(6)).map(|_| larger(random)));
            (vec![first, second],)
        },
        reference,
    )
}

fn reference((moves,): Call) -> usize {
    let (mut best, mut skipped) = (i32::MIN, 0);
    for row in moves {
        let mut smallest = i32::MAX;
        for answer in row {
            if smallest <= best {
                skipped += 1;
            } else {
                smallest = smallest.min(answer);
            }
        }
        best = best.max(smallest);
    }
    skipped
}

fn rows(rows: &[&[i32]]) -> Rows {
    rows.iter().map(|row| row.to_vec()).collect()
}

/// Returns the chapter's first figure.
fn figure() -> Call {
    let moves: [&[i32]; 4] =
        [&[-1000, 0, 0], &[0, 0, 0], &[0, -1000, 0], &[0, -1000, 0]];
    (rows(&moves),)
}

#[test]
fn nothing_is_left_out_of_the_first_move() {
    task().expect([((rows(&[&[5, -3, 8]]),), 0)]);
    task().expect([((rows(&[&[1, 2], &[3, 4]]),), 0)]);
}

#[test]
fn one_bad_answer_is_enough() {
    task().expect([((rows(&[&[5, 6], &[3, 8, 9]]),), 2)]);
}

#[test]
fn of_the_figure_four_are_left_out() {
    task().expect([(figure(), 4)]);
}

#[test]
fn the_best_so_far_may_be_two_moves_back() {
    task().expect([((rows(&[&[7, 9], &[2, 8], &[4, 8, 8]]),), 3)]);
}

#[test]
fn the_last_answer_leaves_nothing_out() {
    task().expect([((rows(&[&[5, 6], &[8, 9, 3], &[5, 6]]),), 1)]);
}

#[test]
fn two_hundred_trees_are_cut() {
    let mut random = Random::new(16);
    let mut below = |end| random.below(end);
    let calls: Vec<Call> = (0..200)
        .map(|_| {
            let (moves, size) = (1 + below(6), 2 + below(20));
            let row = |below: &mut dyn FnMut(usize) -> usize| {
                (0..1 + below(6)).map(|_| below(size) as i32 - 5).collect()
            };
            ((0..moves).map(|_| row(&mut below)).collect(),)
        })
        .collect();
    task().agrees_with(reference, calls);
}
