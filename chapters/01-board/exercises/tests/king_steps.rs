//! The checks of `king_steps`.

use board::Square;
use board_exercises::king_steps::king_steps;
use checks::{Task, square};

type Call = (Square, Square);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Option<i32>> {
    Task::new("king_steps", |(from, to)| king_steps(from, to))
        .contrast(|random| (random.square(0), random.square(0)), reference)
}

fn pair(from: &str, to: &str) -> Call {
    (square(from), square(to))
}

/// Returns the absolute distances in columns and rows.
fn distance(from: Square, to: Square) -> (i32, i32) {
    (to.column() - from.column(), to.row() - from.row())
}

fn longest((right, down): (i32, i32)) -> i32 {
    right.abs().max(down.abs())
}

fn on_board((from, to): Call, steps: fn(i32, i32) -> i32) -> Option<i32> {
    let (right, down) = distance(from, to);
    let both = from.is_on_board() && to.is_on_board();
    both.then(|| steps(right, down))
}

fn reference(call: Call) -> Option<i32> {
    on_board(call, |right, down| longest((right, down)))
}

#[track_caller]
fn expect<const N: usize>(from: &str, steps: [(&str, i32); N]) {
    task().expect(steps.map(|(to, steps)| (pair(from, to), Some(steps))));
}

#[test]
fn a_neighbor_is_one_step_away() {
    expect("c6", [("d6", 1), ("c5", 1), ("b6", 1), ("c7", 1)]);
}

#[test]
fn a_diagonal_neighbor_is_one_step_away_too() {
    expect("c6", [("d7", 1), ("b5", 1), ("d5", 1), ("b7", 1)]);
}

#[test]
fn the_longer_side_decides() {
    expect("c6", [("e7", 2), ("h6", 5), ("c1", 5), ("h8", 5)]);
}

#[test]
fn from_corner_to_corner_it_takes_seven_steps() {
    expect("a1", [("h8", 7), ("h1", 7), ("a8", 7)]);
}

#[test]
fn from_h4_to_a5_is_a_long_way() {
    expect("h4", [("a5", 7)]);
}

#[test]
fn from_a_square_to_itself_it_takes_no_steps() {
    expect("c6", [("c6", 0)]);
}

#[test]
fn you_cannot_walk_to_the_sentinel_or_away_from_it() {
    let (c6, sentinel) = (square("c6"), Square::OVERFLOW);
    let pairs = [(c6, sentinel), (sentinel, c6), (sentinel, sentinel)];
    task().expect(pairs.map(|pair| (pair, None)));
}

#[test]
fn every_pair_of_squares_is_as_far_apart_as_a_king_walks() {
    let pairs = (0..=64).flat_map(|from| {
        (0..=64).map(move |to| (Square::new(from), Square::new(to)))
    });
    task().agrees_with(reference, pairs);
}
