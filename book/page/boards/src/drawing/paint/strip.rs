//! The strip below a board: all 65 cells by their index, and the numbers of the columns
//! and rows at the edges of the board.

use board::Square;

use super::{CELL, Coord, Drawing, MARGIN, Point, Rect, Svg, edge};

/// The height that the strip and its numbers add to the drawing.
pub(super) const TOTAL_HEIGHT: i32 = 48;
/// The distance of the strip from the board, and its height.
const DISTANCE: i32 = 26;
const HEIGHT: i32 = 16;
/// The width of a cell in the strip: 64 of them are as wide as the board.
const WIDTH: i32 = CELL / 8;
/// The distance of the sentinel's cell from the others, and its width.
const GAP: i32 = 5;
const SENTINEL_WIDTH: i32 = 8;
/// An arrowhead that points up, relative to its tip.
const HEAD: &str = "l-4 8h8z";

impl Drawing {
    pub(super) fn paint_strip(&self, svg: &mut Svg) {
        let Some(highlighted) = self.strip else {
            return;
        };
        self.paint_numbers(svg);
        let top = edge(self.rows) + DISTANCE;
        for row in 0..8 {
            svg.rect("board-felt", cells(8 * row, 8, top));
        }
        let lines: String = (1..64)
            .filter(|index| index % 8 != 0)
            .map(|index| format!("M{} {top}v{HEIGHT}", left(index)))
            .collect();
        svg.path("board-grid", &lines);
        svg.rect("board-border", cells(64, 1, top));
        if let Some(square) = highlighted {
            paint_index(svg, square, top);
        }
    }

    /// Paints the numbers of the columns below the board, and of the rows on its right,
    /// where the arrows don't cover them.
    fn paint_numbers(&self, svg: &mut Svg) {
        let right = edge(8) as f32 + 13.0;
        let bottom = edge(8) as f32 + 15.0;
        let numbers = ('0'..='7').zip(0..).flat_map(|(digit, index)| {
            let on_diagonal = Coord {
                column: index,
                row: index,
            };
            let Point { x, y } = on_diagonal.center();
            [
                (digit, Point { x, y: bottom }),
                (digit, Point { x: right, y }),
            ]
        });
        svg.letters("board-name", numbers);
    }
}

/// Highlights a cell of the strip, with its index below.
fn paint_index(svg: &mut Svg, square: Square, top: i32) {
    let index = square.index() as i32;
    let cell = cells(index, 1, top);
    svg.rect("board-dot", cell);
    let center = cell.x as f32 + cell.width as f32 / 2.0;
    let y = (top + HEIGHT + 2) as f32;
    svg.path_at("row-head", Point { x: center, y }, HEAD);
    let below = Point {
        x: center,
        y: y + 18.0,
    };
    svg.label("board-name", below, 14.0, &index.to_string());
}

/// Returns the rectangle of `count` cells from `index` on.
fn cells(index: i32, count: i32, top: i32) -> Rect {
    let width = if index < 64 {
        count * WIDTH
    } else {
        SENTINEL_WIDTH
    };
    Rect::new((left(index), top), (width, HEIGHT))
}

/// Returns the left edge of a cell.
fn left(index: i32) -> i32 {
    let gap = if index < 64 { 0 } else { GAP };
    MARGIN + index * WIDTH + gap
}
