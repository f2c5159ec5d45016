//! What a square is called when nobody says its name: the numbers of its
//! column and row at the edges, and its place in a strip below the board.

use board::Square;

use super::{CELL, Drawing, MARGIN, Place, Point, Rect, Svg, edge};

/// The room below the board.
pub(super) const ROOM: i32 = 48;
/// How far the strip is from the board, and how high it is.
const DISTANCE: i32 = 26;
const HEIGHT: i32 = 16;
/// The width of a cell in the strip: all of them are as wide as the board.
const WIDTH: i32 = CELL / 8;
/// The last cell's distance from the others, and its width.
const GAP: i32 = 5;
const LAST: i32 = 8;
/// The head of an arrow that points up, drawn from its tip.
const HEAD: &str = "l-4 8h8z";

impl Drawing {
    pub(super) fn paint_strip(&self, svg: &mut Svg) {
        let Some(chosen) = self.strip else { return };
        self.paint_numbers(svg);
        let top = edge(self.rows) + DISTANCE;
        for row in 0..8 {
            svg.rect("board-felt", cells(8 * row, 8, top));
        }
        let lines = (1..64).filter(|number| number % 8 != 0);
        let lines = lines.map(|index| format!("M{} {top}v{HEIGHT}", left(index)));
        svg.path("board-grid", &lines.collect::<String>());
        svg.rect("board-border", cells(64, 1, top));
        if let Some(square) = chosen {
            paint_index(svg, square, top);
        }
    }

    /// The numbers of the columns below the board and of the rows on its right,
    /// out of the way of the arrows.
    fn paint_numbers(&self, svg: &mut Svg) {
        let [right, bottom] = [13.0, 15.0].map(|room| edge(8) as f32 + room);
        let numbers = ('0'..='7').zip(0..).flat_map(|(number, at)| {
            let Point { x, y } = Place {
                column: at,
                row: at,
            }
            .middle();
            [
                (number, Point { x, y: bottom }),
                (number, Point { x: right, y }),
            ]
        });
        svg.letters("board-name", numbers);
    }
}

/// A cell of the strip lights up, and its number is below.
fn paint_index(svg: &mut Svg, square: Square, top: i32) {
    let index = square.index() as i32;
    let cell = cells(index, 1, top);
    svg.rect("board-dot", cell);
    let middle = cell.x as f32 + cell.width as f32 / 2.0;
    let y = (top + HEIGHT + 2) as f32;
    svg.path_at("row-head", Point { x: middle, y }, HEAD);
    let below = Point {
        x: middle,
        y: y + 18.0,
    };
    svg.label("board-name", below, 14.0, &index.to_string());
}

/// So many cells of the strip, from this one on.
fn cells(index: i32, count: i32, top: i32) -> Rect {
    let width = if index < 64 { count * WIDTH } else { LAST };
    Rect::new((left(index), top), (width, HEIGHT))
}

/// The left edge of a cell.
fn left(index: i32) -> i32 {
    let gap = if index < 64 { 0 } else { GAP };
    MARGIN + index * WIDTH + gap
}
