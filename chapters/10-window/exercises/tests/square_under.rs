//! The checks of `square_under`.

use board::Square;
use checks::{Task, square};
use window_exercises::square_under::square_under;

/// The character, the corner of the board, the size of a square.
type Call = ((i32, i32), (i32, i32), (i32, i32));

fn task() -> Task<Call, Square> {
    Task::new("square_under", |(place, corner, size)| {
        square_under(place, corner, size)
    })
    .contrast(|| {
        let tiny = ((0, 0), (1, 1));
        let places = [(2, "c3"), (3, "d4")];
        places.map(|(place, name)| (call(tiny, place, place), square(name)))
    })
    .mistake(
        "It looks as if x and y changed places: \
         x gives the column, y the row.",
        |call| {
            let (column, row) = by_rounding_down(call);
            Square::at(row, column)
        },
    )
    .mistake(
        "It looks as if width and height changed places: a square is rarely \
         as wide as it is high.",
        |(place, corner, (width, height))| {
            chapter((place, corner, (height, width)))
        },
    )
    .mistake(
        "`/` rounds toward zero: -1 / 4 is 0, which is column a or row 1.",
        |call| {
            let (right, down) = distance(call);
            Square::at(right / call.2.0, down / call.2.1)
        },
    )
    .mistake(
        "It looks as if your board is one character too large: 8 squares of 4 \
         characters end at character 31, not 32.",
        one_too_many,
    )
    .mistake(
        "A character to the right of the board isn't a square in the next \
         row.",
        |call| {
            let (column, row) = by_rounding_down(call);
            Square::new((row * 8 + column) as usize)
        },
    )
    .mistake(
        "It looks as if you forgot the corner: measure from there.",
        |(place, _, size)| chapter((place, (0, 0), size)),
    )
}

fn chapter(call: Call) -> Square {
    let (column, row) = by_rounding_down(call);
    Square::at(column, row)
}

/// How far right of the corner, and how far below.
fn distance((place, corner, _): Call) -> (i32, i32) {
    (place.0 - corner.0, place.1 - corner.1)
}

fn by_rounding_down(call: Call) -> (i32, i32) {
    let (right, down) = distance(call);
    let (width, height) = call.2;
    (right.div_euclid(width), down.div_euclid(height))
}

/// The last column and the last row are a character larger.
fn one_too_many(call: Call) -> Square {
    let shrunk = |distance, size| match distance {
        d if d == 8 * size => d - 1,
        d => d,
    };
    let (right, down) = distance(call);
    let (width, height) = call.2;
    let place = (shrunk(right, width), shrunk(down, height));
    chapter((place, (0, 0), call.2))
}

/// Squares of 4 x 2 characters, as in the form of 80 x 22; it lies in the
/// middle of a terminal of 120 x 32.
const MIDDLE: ((i32, i32), (i32, i32)) = ((22, 6), (4, 2));

/// Squares of 3 x 1 characters, as in the form of 40 x 20; it lies in the middle
/// of a terminal of 120 x 20.
const SMALL: ((i32, i32), (i32, i32)) = ((42, 1), (3, 1));

fn call((corner, size): ((i32, i32), (i32, i32)), x: i32, y: i32) -> Call {
    ((x, y), corner, size)
}

#[track_caller]
fn expect_beside<const N: usize>(places: [(i32, i32); N]) {
    let beside = |(x, y)| (call(MIDDLE, x, y), Square::OVERFLOW);
    task().expect(places.map(beside));
}

#[test]
fn the_corner_of_the_board_is_on_a1() {
    task().expect([(call(SMALL, 42, 1), square("a1"))]);
    task().expect([(call(MIDDLE, 22, 6), square("a1"))]);
}

#[test]
fn the_middle_of_c6_is_on_c6() {
    task().expect([(call(MIDDLE, 31, 17), square("c6"))]);
    task().expect([(call(SMALL, 49, 6), square("c6"))]);
}

#[test]
fn a_square_ends_where_the_next_begins() {
    let (a4, b4) = (call(MIDDLE, 25, 12), call(MIDDLE, 26, 12));
    task().expect([(a4, square("a4")), (b4, square("b4"))]);
    let (d1, d2) = (call(MIDDLE, 34, 7), call(MIDDLE, 34, 8));
    task().expect([(d1, square("d1")), (d2, square("d2"))]);
}

#[test]
fn the_last_character_of_the_board_is_on_h8() {
    task().expect([(call(MIDDLE, 53, 21), square("h8"))]);
}

#[test]
fn the_character_after_the_last_is_off_the_board() {
    expect_beside([(54, 10), (30, 22), (54, 22)]);
}

#[test]
fn the_character_before_the_first_is_off_the_board() {
    expect_beside([(21, 10), (30, 5), (21, 5)]);
}

/// Every character of a terminal, and a few around it, which none has.
fn screen(columns: i32, rows: i32) -> impl Iterator<Item = (i32, i32)> {
    let in_row = move |y| (-9..columns + 9).map(move |x| (x, y));
    (-9..rows + 9).flat_map(in_row)
}

/// The three plans of the form, in the least terminal and in a larger one, and
/// a size that no form has.
#[test]
fn every_character_of_a_screen_is_answered_as_in_the_chapter() {
    let point = |x, y| (x, y);
    for (columns, rows, corner, size) in [
        (40, 20, point(2, 1), (3, 1)),
        (79, 21, point(21, 1), (3, 1)),
        (80, 22, point(2, 1), (4, 2)),
        (109, 35, point(16, 7), (4, 2)),
        (110, 36, point(2, 1), (8, 4)),
        (200, 60, point(47, 13), (8, 4)),
        (60, 60, point(-3, 5), (5, 7)),
    ] {
        let calls = screen(columns, rows).map(|place| (place, corner, size));
        task().agrees_with(chapter, calls);
    }
}
