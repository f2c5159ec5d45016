//! The checks of `clicked`.

use board::Square;
use checks::{Task, square};
use window::{BOARD, Point};
use window_exercises::clicked::clicked;

/// The column and row of the click, and whether the board is rotated.
type Call = ((i32, i32), bool);

#[impostor_macros::add_mistakes]
fn task() -> Task<Call, Square> {
    Task::new("clicked", |(point, turned)| clicked(point, turned)).contrast(
        |random| {
            let square = random.square(0);
            let corner = BOARD.corner_of(square).expect("it's on the board");
            ((corner.x + 2, corner.y + 1), false)
        },
        reference,
    )
}

fn reference(((x, y), turned): Call) -> Square {
    let square = BOARD.square_at(Point { x, y });
    match BOARD.corner_of(square) {
        Some(corner) if x == corner.x || y == corner.y => Square::OVERFLOW,
        Some(_) if turned => Square::at(7 - square.column(), 7 - square.row()),
        _ => square,
    }
}

#[track_caller]
fn expect_hits<const N: usize>(turned: bool, hits: [((i32, i32), &str); N]) {
    let cases = hits.map(|(point, name)| ((point, turned), square(name)));
    task().expect(cases);
}

#[track_caller]
fn expect_nothing<const N: usize>(turned: bool, points: [(i32, i32); N]) {
    task().expect(points.map(|point| ((point, turned), Square::OVERFLOW)));
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
        task().agrees_with(reference, (-9..30).flat_map(in_row));
    }
}
