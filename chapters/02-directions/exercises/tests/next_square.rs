//! The checks of `next_square`.

use board::Square;
use checks::{Task, square};
use directions::Direction;
use directions::other_ways::offset;
use directions_exercises::next_square::next_square;

#[impostor_macros::add_mistakes]
fn task() -> Task<(Square, Direction), Square> {
    Task::new("next_square", |(square, direction)| {
        next_square(square, direction)
    })
    .contrast(
        |random| (random.square(1), random.one_of(&Direction::ALL)),
        |(square, d)| edgeless(square, d),
    )
}

/// Returns the column and the row after a step, wherever that is.
fn after(square: Square, direction: Direction) -> (i32, i32) {
    let (right, down) = offset(direction);
    (square.column() + right, square.row() + down)
}

/// Returns a step that goes around from anywhere, the sentinel included.
fn around(square: Square, direction: Direction) -> Square {
    let (column, row) = after(square, direction);
    Square::at(column.rem_euclid(8), row.rem_euclid(8))
}

fn edgeless(square: Square, direction: Direction) -> Square {
    match square {
        Square::OVERFLOW => Square::OVERFLOW,
        _ => around(square, direction),
    }
}

#[track_caller]
fn expect<const N: usize>(from: &str, steps: [(Direction, &str); N]) {
    task().expect(
        steps.map(|(direction, to)| ((square(from), direction), square(to))),
    );
}

#[test]
fn in_the_middle_a_step_is_a_step() {
    expect(
        "c6",
        [
            (Direction::East, "d6"),
            (Direction::North, "c5"),
            (Direction::West, "b6"),
            (Direction::South, "c7"),
            (Direction::NorthEast, "d5"),
            (Direction::SouthEast, "d7"),
            (Direction::SouthWest, "b7"),
            (Direction::NorthWest, "b5"),
        ],
    );
}

#[test]
fn off_the_right_you_come_back_on_the_left() {
    expect("h4", [(Direction::East, "a4")]);
    expect("h8", [(Direction::East, "a8")]);
}

#[test]
fn off_the_left_you_come_back_on_the_right() {
    expect("a4", [(Direction::West, "h4")]);
    expect("a1", [(Direction::West, "h1")]);
}

#[test]
fn off_the_top_you_come_back_at_the_bottom() {
    expect("c1", [(Direction::North, "c8")]);
    expect("c8", [(Direction::South, "c1")]);
}

#[test]
fn a_diagonal_step_goes_around_both_ways() {
    expect(
        "h4",
        [(Direction::NorthEast, "a3"), (Direction::SouthEast, "a5")],
    );
    expect(
        "c1",
        [(Direction::NorthEast, "d8"), (Direction::NorthWest, "b8")],
    );
    expect("h1", [(Direction::NorthEast, "a8")]);
    expect("a8", [(Direction::SouthWest, "h1")]);
}

#[test]
fn there_is_no_way_back_from_the_sentinel() {
    let sentinel = Square::OVERFLOW;
    task().expect(Direction::ALL.map(|d| ((sentinel, d), sentinel)));
}

#[test]
fn all_520_steps_go_around() {
    let steps = (0..=64)
        .map(Square::new)
        .flat_map(|square| Direction::ALL.map(|d| (square, d)));
    task().agrees_with(|(square, d)| edgeless(square, d), steps);
}
