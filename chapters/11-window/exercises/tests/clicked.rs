//! The checks of `clicked`.

use board::Square;
use checks::{Task, square};
use window::{BOARD, Point};
use window_exercises::clicked::clicked;

/// The character, and whether the board is turned.
type Call = ((i32, i32), bool);

fn task() -> Task<Call, Square> {
    Task::new("clicked", |(place, turned)| clicked(place, turned))
        .contrast(
            |random| {
                let inside = random.square(0);
                let corner =
                    BOARD.corner_of(inside).expect("it's on the board");
                ((corner.x + 2, corner.y + 1), false)
            },
            answer,
        )
        .mistake(
            "It looks as if you forgot where the board begins: `BOARD` says which \
             character its corner is.",
            |(place, turned)| match hit(place, turned, (0, 0), half_turn) {
                Square::OVERFLOW => Square::OVERFLOW,
                _ => half_turn(Square::at(place.0 / 4, place.1 / 2), turned),
            },
        )
        .mistake(
            "A square doesn't just have a line on its left, but a line above \
             it, too.",
            |(place, turned)| hit(place, turned, (0, 9), half_turn),
        )
        .mistake(
            "There are two lines, and one of them is enough to miss.",
            missed_by_corners_only,
        )
        .mistake("A line isn't the inside of a square.", |(place, turned)| {
            let point = Point {
                x: place.0,
                y: place.1,
            };
            half_turn(BOARD.square_at(point), turned)
        })
        .mistake(
            "`/` rounds toward zero: left of the board, (1 - 2) / 4 is 0.",
            divided,
        )
        .mistake("It looks as if nothing was turned.", |(place, _)| {
            hit(place, false, (0, 0), half_turn)
        })
        .mistake(
            "That's a mirror: half a turn changes columns and rows.",
            |(place, turned)| hit(place, turned, (0, 0), left_for_right),
        )
        .mistake(
            "That's a mirror: half a turn changes rows and columns.",
            |(place, turned)| hit(place, turned, (0, 0), top_for_bottom),
        )
        .mistake(
            "That's a quarter of a turn: White sits opposite Black.",
            |(place, turned)| hit(place, turned, (0, 0), quarter_turn),
        )
        .mistake(
            "Columns and rows are counted from 0, so the last one is 7.",
            |(place, turned)| hit(place, turned, (0, 0), past_the_end),
        )
        .mistake(
            "The board turns, but the lines don't: look for them first.",
            lines_turned,
        )
        .mistake(
            "A square has a line on its left and above: the insides are at \
             the right and below.",
            |(place, turned)| hit(place, turned, (3, 1), half_turn),
        )
}

/// What's hit if a square's lines are so far from its corner.
fn hit(
    (x, y): (i32, i32),
    turned: bool,
    lines: (i32, i32),
    turn: fn(Square, bool) -> Square,
) -> Square {
    let square = BOARD.square_at(Point { x, y });
    match BOARD.corner_of(square) {
        Some(corner) if x != corner.x + lines.0 && y != corner.y + lines.1 => {
            turn(square, turned)
        }
        _ => Square::OVERFLOW,
    }
}

fn half_turn(square: Square, turned: bool) -> Square {
    if turned && square.is_on_board() {
        Square::at(7 - square.column(), 7 - square.row())
    } else {
        square
    }
}

fn left_for_right(square: Square, turned: bool) -> Square {
    if turned {
        Square::at(7 - square.column(), square.row())
    } else {
        square
    }
}

fn top_for_bottom(square: Square, turned: bool) -> Square {
    if turned {
        Square::at(square.column(), 7 - square.row())
    } else {
        square
    }
}

fn quarter_turn(square: Square, turned: bool) -> Square {
    if turned {
        Square::at(square.row(), 7 - square.column())
    } else {
        square
    }
}

fn past_the_end(square: Square, turned: bool) -> Square {
    if turned {
        Square::at(8 - square.column(), 8 - square.row())
    } else {
        square
    }
}

fn missed_by_corners_only(((x, y), turned): Call) -> Square {
    let square = BOARD.square_at(Point { x, y });
    match BOARD.corner_of(square) {
        Some(corner) if x == corner.x && y == corner.y => Square::OVERFLOW,
        _ => half_turn(square, turned),
    }
}

fn divided(((x, y), turned): Call) -> Square {
    let (right, down) = (x - 2, y - 1);
    if right % 4 == 0 || down % 2 == 0 {
        Square::OVERFLOW
    } else {
        half_turn(Square::at(right / 4, down / 2), turned)
    }
}

fn lines_turned((place, turned): Call) -> Square {
    let place = if turned {
        (35 - place.0, 17 - place.1)
    } else {
        place
    };
    hit(place, false, (0, 0), half_turn)
}

fn answer((place, turned): Call) -> Square {
    hit(place, turned, (0, 0), half_turn)
}

#[track_caller]
fn expect_hits<const N: usize>(turned: bool, hits: [((i32, i32), &str); N]) {
    let cases = hits.map(|(place, name)| ((place, turned), square(name)));
    task().expect(cases);
}

#[track_caller]
fn expect_nothing<const N: usize>(turned: bool, places: [(i32, i32); N]) {
    task().expect(places.map(|place| ((place, turned), Square::OVERFLOW)));
}

#[test]
fn the_middle_of_a_square_is_hit() {
    expect_hits(false, [((4, 2), "a1"), ((24, 10), "f5"), ((32, 16), "h8")]);
}

#[test]
fn all_three_characters_inside_a_square_are_hit() {
    expect_hits(
        false,
        [((11, 12), "c6"), ((12, 12), "c6"), ((13, 12), "c6")],
    );
}

#[test]
fn a_click_on_a_line_hits_nothing() {
    expect_nothing(false, [(10, 11), (10, 12), (12, 11), (2, 2)]);
    expect_nothing(false, [(4, 1), (34, 10), (12, 17)]);
}

#[test]
fn a_click_beside_the_board_hits_nothing() {
    expect_nothing(false, [(1, 10), (12, 0), (0, 0), (36, 10), (12, 18)]);
}

#[test]
fn on_a_turned_board_h8_is_in_the_upper_left_corner() {
    expect_hits(true, [((24, 10), "c4"), ((4, 2), "h8")]);
    expect_hits(true, [((32, 16), "a1"), ((4, 16), "h1")]);
}

#[test]
fn on_a_turned_board_the_lines_stay_where_they_are() {
    expect_nothing(true, [(10, 12), (12, 11), (34, 10), (2, 2)]);
    expect_hits(true, [((11, 12), "f3"), ((13, 12), "f3")]);
}

#[test]
fn every_character_around_the_board_hits_what_it_should() {
    for turned in [false, true] {
        let in_row = |y| (-9..80).map(move |x| ((x, y), turned));
        task().agrees_with(answer, (-9..30).flat_map(in_row));
    }
}
