//! Conversion between squares and points of the screen.

use board::Square;
use pretty_assertions::assert_eq;
use proptest::prelude::*;
use window::{Point, Screen};

#[test]
fn c6_on_article_screen() {
    let c6 = Square::at(2, 5);
    let corner = Point { x: 69, y: 147 };
    assert_eq!(Screen::ARTICLE.corner_of(c6), Some(corner));
    assert_eq!(Screen::ARTICLE.square_at(corner), c6);
}

#[test]
fn sentinel_has_no_corner() {
    assert_eq!(Screen::ARTICLE.corner_of(Square::OVERFLOW), None);
}

#[test]
fn point_beside_board_is_sentinel() {
    let (first, last) = (17, 17 + 208 - 1);
    for x in [i32::MIN, first - 1, last + 1, i32::MAX] {
        let point = Point { x, y: first };
        assert_eq!(Screen::ARTICLE.square_at(point), Square::OVERFLOW);
    }
    let corner = Point { x: last, y: last };
    assert_eq!(Screen::ARTICLE.square_at(corner), Square::at(7, 7));
}

proptest! {
    #[test]
    fn points_of_square_round_trip(
        (left, top) in (-500..500, -500..500),
        (square_width, square_height) in (1..60, 1..60),
        (index, across, down) in (0_usize..64, 0..60, 0..60),
    ) {
        let screen = Screen {
            corner: Point { x: left, y: top },
            square_width,
            square_height,
        };
        let square = Square::new(index);
        let Point { x, y } = screen.corner_of(square).unwrap();
        let point = Point {
            x: x + across % square_width,
            y: y + down % square_height,
        };
        prop_assert_eq!(screen.square_at(point), square);
    }
}
