//! The checks of `four_in_a_row`.

use std::iter::successors;

use bitboards_exercises::four_in_a_row::four_in_a_row;
use board::Square;
use checks::{Task, mask, random_squares, squares};
use directions::{Direction, next};

type Call = (Vec<Square>,);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, bool> {
    Task::new("four_in_a_row", |(squares,): Call| {
        four_in_a_row(mask(&squares))
    })
    .contrast(
        |random| {
            let (column, row) =
                (random.below(5) as i32, random.below(8) as i32);
            let length = random.one_of(&[2, 4]);
            ((0..length)
                .map(|right| Square::at(column + right, row))
                .collect(),)
        },
        has_four,
    )
}

fn has_four((squares,): Call) -> bool {
    let length = |from: Square, way: Direction| {
        let steps = successors(Some(from), |&square| Some(next(square, way)));
        steps.take_while(|square| squares.contains(square)).count()
    };
    let from = |&from: &Square| Direction::ALL.map(|way| length(from, way));
    squares.iter().flat_map(from).any(|length| length >= 4)
}

#[track_caller]
fn expect(names: &str, is_one: bool) {
    task().expect([((squares(names),), is_one)]);
}

#[test]
fn four_side_by_side() {
    expect("c2 d2 e2 f2", true);
    expect("a8 b8 c8 d8", true);
    expect("e5 e6 e7 e8", true);
}

#[test]
fn four_on_a_diagonal() {
    expect("e5 f6 g7 h8", true);
    expect("d1 c2 b3 a4", true);
}

#[test]
fn three_are_too_few() {
    expect("c2 d2 e2", false);
    expect("c2 d3 e4 g6", false);
}

#[test]
fn two_pairs_with_a_gap() {
    expect("a1 b1 d1 e1", false);
}

#[test]
fn a_row_ends_at_the_edge() {
    expect("g3 h3 a4 b4", false);
    expect("b2 a3 h3 g4", false);
}

#[test]
fn two_hundred_masks_have_four_in_a_row_or_not() {
    task().agrees_with(has_four, random_squares(3).map(|squares| (squares,)));
}
