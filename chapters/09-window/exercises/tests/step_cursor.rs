//! The checks of `step_cursor`.

use board::Square;
use checks::{Task, square};
use directions::other_ways::offset;
use directions::{Direction, next};
use window_exercises::step_cursor::step_cursor;

type Call = (Square, Direction);

fn task() -> Task<Call, Square> {
    Task::new("step_cursor", |(cursor, direction)| {
        step_cursor(cursor, direction)
    })
    .contrast(|| {
        [
            ((square("c6"), Direction::East), square("d6")),
            ((square("c6"), Direction::North), square("c5")),
        ]
    })
    .mistake(
        "Your north and south edges are open: the cursor stays on the board \
         there, too.",
        |call| match landing(call) {
            (0..8, _) => next(call.0, call.1),
            _ => call.0,
        },
    )
    .mistake("The cursor has left the board: let it stay.", |call| {
        next(call.0, call.1)
    })
    .mistake(
        "The cursor came back in on the other side: at the edge, it stays \
         put.",
        |call| {
            let (column, row) = landing(call);
            Square::at(column.rem_euclid(8), row.rem_euclid(8))
        },
    )
    .mistake(
        "The cursor ran over the edge into another row: at the edge, it stays \
         put.",
        |call| {
            let (right, down) = offset(call.1);
            let index = call.0.index() as i32 + right + 8 * down;
            Square::new(index as usize)
        },
    )
    .mistake(
        "The cursor slid along the edge: there are no half steps, so it stays \
         put.",
        |call| {
            let (column, row) = landing(call);
            Square::at(column.clamp(0, 7), row.clamp(0, 7))
        },
    )
}

/// The column and the row that a step leads to, on the board or not.
fn landing((cursor, direction): Call) -> (i32, i32) {
    let (right, down) = offset(direction);
    (cursor.column() + right, cursor.row() + down)
}

/// What the window does with its cursor.
fn chapter((cursor, direction): Call) -> Square {
    match next(cursor, direction) {
        Square::OVERFLOW => cursor,
        to => to,
    }
}

#[track_caller]
fn expect<const N: usize>(from: &str, steps: [(Direction, &str); N]) {
    task().expect(
        steps.map(|(direction, to)| ((square(from), direction), square(to))),
    );
}

#[track_caller]
fn expect_to_stay<const N: usize>(on: &str, directions: [Direction; N]) {
    expect(on, directions.map(|direction| (direction, on)));
}

#[test]
fn the_cursor_can_leave_c6_in_any_direction() {
    expect(
        "c6",
        [
            (Direction::North, "c5"),
            (Direction::NorthEast, "d5"),
            (Direction::East, "d6"),
            (Direction::SouthEast, "d7"),
            (Direction::South, "c7"),
            (Direction::SouthWest, "b7"),
            (Direction::West, "b6"),
            (Direction::NorthWest, "b5"),
        ],
    );
}

#[test]
fn the_cursor_stays_at_the_east_and_west_edges() {
    expect_to_stay("h4", [Direction::East]);
    expect_to_stay("a4", [Direction::West]);
}

#[test]
fn the_cursor_stays_at_the_north_and_south_edges() {
    expect_to_stay("c1", [Direction::North]);
    expect_to_stay("c8", [Direction::South]);
}

#[test]
fn a_diagonal_step_over_an_edge_goes_nowhere() {
    expect_to_stay("h4", [Direction::NorthEast, Direction::SouthEast]);
    expect_to_stay("a4", [Direction::NorthWest, Direction::SouthWest]);
    expect_to_stay("c1", [Direction::NorthEast, Direction::NorthWest]);
    expect_to_stay("c8", [Direction::SouthEast, Direction::SouthWest]);
}

#[test]
fn the_cursor_can_move_along_an_edge() {
    expect("h4", [(Direction::North, "h3"), (Direction::South, "h5")]);
    expect("c1", [(Direction::East, "d1"), (Direction::West, "b1")]);
}

#[test]
fn all_512_steps_lead_where_they_do_in_the_window() {
    let from = |cursor| Direction::ALL.map(|d| (cursor, d));
    task().agrees_with(chapter, Square::all().flat_map(from));
}
