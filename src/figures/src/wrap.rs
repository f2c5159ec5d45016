//! A walk that leaves the board on the right and comes back in on the left.

use board::{Board, Square};
use page_boards::drawing::{Arrow, Drawing, Mark, Place};
use page_boards::svg::Svg;

/// The size of a board's drawing.
const SIZE: (i32, i32) = (364, 364);
/// From the right edge of row 4, behind the board, to the left edge of row 5.
const AROUND: &str = "M351 162C380 162 366 182 182 182S-16 202 13 202";

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let mut svg = Svg::default();
    drawing().paint(&mut svg);
    svg.path("row-jump", AROUND);
    svg.document(SIZE, 10, &alternative())
}

/// The square on which the walk begins, the last one of its row, and the one
/// that comes next in the row of 64.
fn stops() -> [Square; 3] {
    let (f4, h4) = (Square::at(5, 3), Square::at(7, 3));
    [f4, h4, Square::new(h4.index() + 1)]
}

fn alternative() -> String {
    let [start, edge, wrapped] = stops();
    format!(
        "A walk east from {start} crosses the right edge after {edge}, comes \
         back in at the left edge on {wrapped}, one row down, and goes on \
         along that row."
    )
}

fn drawing() -> Drawing {
    let [start, edge, wrapped] = stops().map(Place::from);
    let mut drawing = Drawing::of(&Board::empty());
    let right_of = |place: Place, columns| Place {
        column: place.column + columns,
        ..place
    };
    drawing.arrows = vec![
        Arrow {
            from: start,
            to: right_of(edge, 1),
        },
        Arrow {
            from: wrapped,
            to: right_of(wrapped, 3),
        },
    ];
    drawing.marks.push((start, Mark::Ring));
    drawing
}
