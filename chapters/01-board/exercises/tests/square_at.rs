//! The checks of `square_at`.

use board::Square;
use board_exercises::square_at::square_at;
use checks::Task;

const SENTINEL: usize = 64;

#[impostor_macros::add_mistakes]
fn task() -> Task<(i32, i32), usize> {
    Task::new("square_at", |(column, row)| square_at(column, row)).contrast(
        |random| (random.below(8) as i32, random.below(8) as i32),
        |(column, row)| index(column, row),
    )
}

fn index(column: i32, row: i32) -> usize {
    Square::at(column, row).index()
}

#[test]
fn the_row_begins_with_a1_and_ends_with_h8() {
    task().expect([((0, 0), 0), ((7, 7), 63)]);
}

#[test]
fn the_column_comes_before_the_row() {
    task().expect([((2, 5), 42), ((5, 2), 21), ((7, 0), 7), ((0, 7), 56)]);
}

#[test]
fn right_of_the_board_is_the_sentinel() {
    task().expect((0..8).map(|row| ((9, row), SENTINEL)));
    task().expect((0..8).map(|row| ((8, row), SENTINEL)));
}

#[test]
fn left_of_the_board_is_the_sentinel() {
    task().expect((1..8).map(|row| ((-1, row), SENTINEL)));
}

#[test]
fn below_and_above_the_board_is_the_sentinel() {
    task().expect((1..8).map(|column| ((column, 9), SENTINEL)));
    task().expect((1..8).map(|column| ((column, 8), SENTINEL)));
    task().expect((1..8).map(|column| ((column, -1), SENTINEL)));
}

#[test]
fn every_place_near_and_far_agrees_with_the_chapter() {
    let near = (-20..30).flat_map(|c| (-20..30).map(move |r| (c, r)));
    let far = [i32::MIN, i32::MAX].map(|place| (place, place));
    task().agrees_with(|(column, row)| index(column, row), near.chain(far));
}
