//! A move halfway through: the board that is read, and the one that is written.

use board::{Board, Cell, Square};
use page_boards::drawing::{Drawing, Mark};
use page_boards::svg::Svg;

use crate::positions;

/// The size of the two boards together, and where the second begins.
const SIZE: (i32, i32) = (752, 364);
const SECOND: &str = "transform:translateX(388px)";

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let before = positions::named("c6").map(|it| it.board);
    let before = before.unwrap_or(Board::empty());
    let (c6, north) = (Square::at(2, 5), [Square::at(2, 4), Square::at(2, 3)]);
    let mut after = before;
    north.iter().for_each(|&it| after.set(it, Cell::Black));
    let mut read = Drawing::of(&before);
    read.marks.push((c6.into(), Mark::Ring));
    let mut written = Drawing::of(&after);
    written.marks = north.map(|it| (it.into(), Mark::Flip)).to_vec();
    let mut svg = Svg::default();
    read.paint(&mut svg);
    svg.group("", SECOND, |svg| written.paint(svg));
    let [c5, c4] = north;
    let alternative = format!(
        "Two boards. On the left is the one before {c6}, and it stays that \
         way. On the right is its copy, where {c5} and {c4} are black already \
         and everything else is still as it was."
    );
    svg.document(SIZE, 8, &alternative)
}
