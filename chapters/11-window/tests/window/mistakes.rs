//! Mistakes that people make with pixels, and the proof that they are mistakes.

use board::Square;
use pretty_assertions::assert_eq;
use window::{Point, Screen};

/// The column under a point, as everyone writes it first: divide, and forget the
/// remainder.
fn column_by_division(x: i32) -> i32 {
    (x - 17) / 26
}

#[test]
fn division_rounds_toward_zero_and_finds_a_column_left_of_the_board() {
    assert_eq!(column_by_division(10), 0); // x = 10 is beside the board
    assert_eq!((10_i32 - 17).div_euclid(26), -1); // column -1: off the board
}

#[test]
fn our_screen_finds_no_square_left_of_the_board() {
    let beside = Point { x: 10, y: 30 };
    assert_eq!(Screen::ARTICLE.square_at(beside), Square::OVERFLOW);
}

/// The article's way from a column to a pixel and back, for a board of any
/// width.
fn left_edge(column: i32, width: i32) -> i32 {
    column * width / 8
}

fn column_at(x: i32, width: i32) -> i32 {
    x * 8 / width
}

#[test]
fn eight_columns_of_300_pixels_have_edges_in_their_neighbors() {
    let back = |width| {
        [0, 1, 2, 3, 4, 5, 6, 7].map(|column| {
            let x = left_edge(column, width);
            column_at(x, width)
        })
    };
    assert_eq!(back(208), [0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(back(300), [0, 0, 2, 2, 4, 4, 6, 6]);
}

#[test]
fn our_screen_finds_each_square_at_its_left_edge() {
    let stretched = Screen {
        square_width: 300 / 8,
        ..Screen::ARTICLE
    };
    for square in Square::all() {
        let corner = stretched.corner_of(square).unwrap();
        assert_eq!(stretched.square_at(corner), square);
    }
}
