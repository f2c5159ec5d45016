//! The Python document's board as its program has it in memory: a matrix whose
//! row 0 and column 0 hold the numbers to print.

use board::{Board, Cell, Square};
use page_boards::stroke_font;
use page_boards::svg::{Point, Rect, Svg};

/// The width of a cell, and the room around the matrix.
const CELL: i32 = 36;
const MARGIN: i32 = 6;

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let mut svg = Svg::default();
    let inside = Rect {
        x: MARGIN + CELL,
        y: MARGIN + CELL,
        width: 8 * CELL,
        height: 8 * CELL,
    };
    svg.rect("board-felt", inside);
    paint_grid(&mut svg);
    paint_squares(&mut svg);
    paint_labels(&mut svg);
    let size = 2 * MARGIN + 9 * CELL;
    svg.document((size, size), 11, &alternative())
}

fn alternative() -> String {
    "A matrix of 9 by 9 numbers. Row 0 and column 0 hold the numbers 0 to 8, to \
     print them. The other 64 are the squares: four in the middle are 2, 1, 1 \
     and 2, for the discs of the start, and the rest are 0."
        .to_owned()
}

fn paint_grid(svg: &mut Svg) {
    let start = MARGIN + CELL;
    let lines = (1..8).map(|number| {
        let at = start + number * CELL;
        format!("M{at} {start}v{0}M{start} {at}h{0}", 8 * CELL)
    });
    svg.path("board-grid", &lines.collect::<String>());
}

/// What the squares of the start are: 0, 1 for black, 2 for white.
fn paint_squares(svg: &mut Svg) {
    let start = Board::start();
    let numbers = Square::all().map(|square| {
        let number = match start[square] {
            Cell::Black => 1,
            Cell::White => 2,
            _ => 0,
        };
        let place = middle(square.column() + 1, square.row() + 1);
        stroke_font::path(&number.to_string(), place)
    });
    svg.path("board-label", &numbers.collect::<String>());
}

/// Row 0 and column 0.
fn paint_labels(svg: &mut Svg) {
    let row = (0..9).map(|number| (number, middle(number, 0)));
    let column = (1..9).map(|number| (number, middle(0, number)));
    let paths = row
        .chain(column)
        .map(|(number, place)| stroke_font::path(&number.to_string(), place));
    svg.path("board-edge", &paths.collect::<String>());
}

/// The middle of a number's cell.
fn middle(column: i32, row: i32) -> Point {
    let from = |number: i32| MARGIN + number * CELL + CELL / 2;
    (from(column), from(row)).into()
}
