//! The checks of `presses`.

use std::collections::BTreeSet;

use checks::Task;
use records_exercises::presses::presses;

type Call = (usize, usize, usize);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, usize> {
    Task::new("presses", |(moves, from, to): Call| {
        presses(moves, from, to)
    })
    .contrast(
        |random| {
            let from = 20 + random.below(21);
            (60, from, from - 5 + random.below(11))
        },
        by_trying,
    )
    .panic(
        "subtract with overflow",
        "You subtracted the larger number from the smaller one: \
             `from.abs_diff(to)` works both ways.",
    )
}

#[track_caller]
fn expect(moves: usize, from: usize, to: usize, presses: usize) {
    task().expect([((moves, from, to), presses)]);
}

/// Returns the fewest presses, found by a breadth-first search.
fn by_trying((moves, from, to): Call) -> usize {
    let mut reached = BTreeSet::from([from]);
    let mut presses = 0;
    while !reached.contains(&to) {
        let next =
            |at: usize| [0, at.saturating_sub(1), moves.min(at + 1), moves];
        reached.extend(reached.clone().into_iter().flat_map(next));
        presses += 1;
    }
    presses
}

#[test]
fn one_move_forward_or_back_is_one_press() {
    expect(60, 30, 31, 1);
    expect(60, 30, 29, 1);
}

#[test]
fn a_few_moves_are_a_few_presses() {
    expect(60, 30, 33, 3);
    expect(60, 30, 26, 4);
}

#[test]
fn the_start_and_the_end_are_one_press_away() {
    expect(60, 30, 0, 1);
    expect(60, 30, 60, 1);
}

#[test]
fn near_the_start_you_go_there_first() {
    expect(60, 30, 2, 3);
    expect(60, 60, 10, 11);
}

#[test]
fn near_the_end_you_go_there_first() {
    expect(60, 30, 58, 3);
    expect(60, 0, 50, 11);
}

#[test]
fn if_you_are_there_you_press_nothing() {
    expect(60, 0, 0, 0);
    expect(60, 60, 60, 0);
    expect(60, 1, 1, 0);
    expect(0, 0, 0, 0);
}

#[test]
fn no_walk_in_a_game_of_up_to_12_moves_is_shorter() {
    let places = |moves| {
        (0..=moves).flat_map(move |a| (0..=moves).map(move |b| (moves, a, b)))
    };
    task().agrees_with(by_trying, (0..=12).flat_map(places));
}
