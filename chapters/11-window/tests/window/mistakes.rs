//! Common mistakes in pixel arithmetic, beside the correct results.

use board::Square;
use pretty_assertions::assert_eq;
use window::{Point, Screen};

/// Returns the column at an x coordinate, rounded toward zero.
fn column_by_division(x: i32) -> i32 {
    (x - 17) / 26
}

#[test]
fn division_toward_zero_gives_column_left_of_board() {
    assert_eq!(column_by_division(10), 0); // x = 10 is beside the board
    assert_eq!((10_i32 - 17).div_euclid(26), -1); // column -1: off the board
}

#[test]
fn screen_has_no_square_left_of_board() {
    let beside = Point { x: 10, y: 30 };
    assert_eq!(Screen::ARTICLE.square_at(beside), Square::OVERFLOW);
}

/// Returns the left edge of a column on a board of any width, as the article
/// computes it.
fn left_edge(column: i32, width: i32) -> i32 {
    column * width / 8
}

/// Returns the column at a pixel, as the article computes it.
fn column_at(x: i32, width: i32) -> i32 {
    x * 8 / width
}

#[test]
fn columns_on_300_pixels_do_not_round_trip() {
    let round_trip = |width| {
        [0, 1, 2, 3, 4, 5, 6, 7].map(|column| {
            let x = left_edge(column, width);
            column_at(x, width)
        })
    };
    assert_eq!(round_trip(208), [0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(round_trip(300), [0, 0, 2, 2, 4, 4, 6, 6]);
}

#[test]
fn corners_of_squares_round_trip() {
    let stretched = Screen {
        square_width: 300 / 8,
        ..Screen::ARTICLE
    };
    for square in Square::all() {
        let corner = stretched.corner_of(square).unwrap();
        assert_eq!(stretched.square_at(corner), square);
    }
}
