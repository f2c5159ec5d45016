//! The checks of `next_square`.

use board::Square;
use checks::{Task, square};
use directions::other_ways::offset;
use directions::{Direction, next};
use directions_exercises::next_square::next_square;

fn task() -> Task<(Square, Direction), Square> {
    Task::new("next_square", |(square, direction)| {
        next_square(square, direction)
    })
    .contrast(|| {
        [
            ((square("c6"), Direction::East), square("d6")),
            ((square("h4"), Direction::East), Square::OVERFLOW),
        ]
    })
    .mistake(
        "It looks as if a step left the sentinel: whoever stands there stays.",
        |(square, direction)| match square {
            Square::OVERFLOW => by_index(square, direction),
            _ => next(square, direction),
        },
    )
    .mistake(
        "It looks as if north and south changed places: \
         north is up, toward row 1.",
        |(square, direction)| {
            let (right, down) = offset(direction);
            Square::at(square.column() + right, square.row() - down)
        },
    )
    .mistake(
        "It looks as if the step ran over the edge into another row.",
        |(square, direction)| by_index(square, direction),
    )
}

/// The step that sees no edge at the left and at the right.
fn by_index(square: Square, direction: Direction) -> Square {
    let (right, down) = offset(direction);
    Square::new((square.index() as i32 + right + 8 * down) as usize)
}

#[track_caller]
fn expect<const N: usize>(from: &str, steps: [(Direction, &str); N]) {
    task().expect(
        steps.map(|(direction, to)| ((square(from), direction), square(to))),
    );
}

#[track_caller]
fn expect_edge<const N: usize>(from: &str, directions: [Direction; N]) {
    let from = square(from);
    task().expect(directions.map(|d| ((from, d), Square::OVERFLOW)));
}

#[test]
fn c6_has_a_square_in_each_direction() {
    expect("c6", [(Direction::East, "d6"), (Direction::West, "b6")]);
    expect("c6", [(Direction::North, "c5"), (Direction::South, "c7")]);
    expect(
        "c6",
        [
            (Direction::NorthEast, "d5"),
            (Direction::SouthEast, "d7"),
            (Direction::SouthWest, "b7"),
            (Direction::NorthWest, "b5"),
        ],
    );
}

#[test]
fn a_step_east_or_west_stops_at_the_edge() {
    expect_edge("h4", [Direction::East]);
    expect_edge("a4", [Direction::West]);
}

#[test]
fn a_step_north_or_south_stops_at_the_edge() {
    expect_edge("c1", [Direction::North]);
    expect_edge("c8", [Direction::South]);
}

#[test]
fn a_diagonal_step_stops_at_both_edges() {
    expect_edge("h4", [Direction::NorthEast, Direction::SouthEast]);
    expect_edge("a4", [Direction::NorthWest, Direction::SouthWest]);
    expect_edge("c1", [Direction::NorthEast, Direction::NorthWest]);
    expect_edge("c8", [Direction::SouthEast, Direction::SouthWest]);
}

#[test]
fn after_the_sentinel_comes_the_sentinel() {
    let sentinel = Square::OVERFLOW;
    task().expect(Direction::ALL.map(|d| ((sentinel, d), sentinel)));
}

#[test]
fn all_520_questions_are_answered_as_in_the_chapter() {
    let questions = (0..=64)
        .map(Square::new)
        .flat_map(|square| Direction::ALL.map(|d| (square, d)));
    task().agrees_with(|(square, d)| next(square, d), questions);
}
