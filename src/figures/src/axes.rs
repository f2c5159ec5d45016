//! Eight directions from a disc, and the four axes they make.

use std::fmt::Write as _;

use connect_four::Axis;
use directions::Direction;
use page_boards::svg::{Point, Svg};

/// From the middle of a disc to the middle of the next, how far the discs are
/// from the edge, and how far an arrow goes.
const APART: i32 = 78;
const EDGE: i32 = 38;
const REACH: f32 = 32.0;
/// The radius of the disc.
const DISC: f32 = 8.0;

/// A disc with all eight arrows, and then one for each axis, without them.
pub(super) fn svg() -> String {
    let mut svg = Svg::default();
    let mut lines = String::new();
    paint(&mut svg, &mut lines, 0, &Direction::ALL, true);
    for (axis, column) in Axis::ALL.into_iter().zip(1..) {
        paint(&mut svg, &mut lines, column, &axis.directions(), false);
    }
    svg.path("circle-arrow", &lines);
    let names = Axis::ALL.map(|it| format!("{it:?}").to_lowercase());
    let alternative = format!(
        "Five discs. From the first, eight arrows point in all directions. \
         Through each of the others goes a line without an arrow: {}.",
        page_boards::english::join_and(&names)
    );
    let width = 2 * EDGE + Axis::ALL.len() as i32 * APART;
    svg.document((width, 2 * EDGE), 13, &alternative)
}

/// A disc, and a line in each of these directions.
fn paint(
    svg: &mut Svg,
    lines: &mut String,
    column: i32,
    directions: &[Direction],
    has_arrows: bool,
) {
    let middle = Point::from((EDGE + column * APART, EDGE));
    svg.circle("circle-box", middle, DISC);
    for direction in directions {
        let (right, down) = offset(*direction);
        let at = |ahead: f32, aside: f32| Point {
            x: middle.x + right * ahead - down * aside,
            y: middle.y + down * ahead + right * aside,
        };
        let _ = write!(lines, "M{}L{}", at(DISC + 3.0, 0.0), at(REACH, 0.0));
        if has_arrows {
            let (left, tip, right) = (at(REACH - 6.0, -4.0), at(REACH, 0.0), at(REACH - 6.0, 4.0));
            let _ = write!(lines, "M{left}L{tip}L{right}");
        }
    }
}

/// A step of length 1: to the right, and down.
fn offset(direction: Direction) -> (f32, f32) {
    let from = board::Square::at(3, 3);
    let to = directions::next(from, direction);
    let (right, down) = (
        (to.column() - from.column()) as f32,
        (to.row() - from.row()) as f32,
    );
    let length = right.hypot(down);
    (right / length, down / length)
}
