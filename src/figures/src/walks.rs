//! Three walks of chapter 3's loop, with the squares that `end` visits.

use board::{Board, Cell, Disc, Square};
use directions::Direction;
use page_boards::english::join_and;
use page_boards::stroke_font;
use page_boards::svg::{Point, Rect, Svg};
use page_boards::{Scan, scan};

use crate::positions;

/// The width of a cell, and how far apart the strips are.
const CELL: i32 = 44;
const STRIP: i32 = 100;
const MARGIN: i32 = 12;
/// The four corners of a cell, around its middle.
const CORNERS: &str = "m-19-13v-6h6m26 0h6v6m0 26v6h-6m-26 0h-6v-6";
/// A cross.
const CROSS: &str = "m-9-9 18 18m0-18-18 18";

/// A position whose row 6 is white to the edge.
const WHITE_ROW: &str = "---------------------------OX------XO------OOOOO----------------";

/// A walk from c6 for Black.
struct Walk {
    board: Board,
    /// c6, and then each square that `end` visits.
    squares: Vec<Square>,
    is_bracket: bool,
}

/// The figure as one line of SVG.
pub(super) fn svg() -> String {
    let walks = walks();
    let mut svg = Svg::default();
    for (walk, row) in walks.iter().zip(0..) {
        walk.paint(&mut svg, MARGIN + row * STRIP);
    }
    let cells = walks.iter().map(|it| it.squares.len()).max();
    let width = 2 * MARGIN + CELL * cells.unwrap_or_default() as i32;
    let seen: Vec<_> = walks.iter().map(Walk::describe).collect();
    svg.document((width, STRIP * walks.len() as i32), 10, &seen.join(" "))
}

fn walks() -> [Walk; 3] {
    let sheet = positions::named("c6").map_or(Board::empty(), |it| it.board);
    let white_row = WHITE_ROW.parse().unwrap_or(Board::empty());
    [
        Walk::new(sheet, Direction::South),
        Walk::new(sheet, Direction::North),
        Walk::new(white_row, Direction::East),
    ]
}

impl Walk {
    fn new(board: Board, direction: Direction) -> Self {
        let start = Square::at(2, 5);
        let Scan {
            run,
            end,
            is_bracket,
            ..
        } = scan(&board, start, direction, Disc::Black);
        let squares = [vec![start], run, vec![end]].concat();
        Self {
            board,
            squares,
            is_bracket,
        }
    }

    fn describe(&self) -> String {
        let names: Vec<_> = self.squares[1..].iter().map(name).collect();
        let result = match self.is_bracket {
            true => "and that's the answer",
            false => "and the answer is none",
        };
        format!("From c6, end is on {}, {result}.", join_and(&names))
    }

    fn paint(&self, svg: &mut Svg, top: i32) {
        let cells = self.squares.iter().zip(0..);
        for (&square, column) in cells {
            paint_cell(svg, &self.board, square, (MARGIN + column * CELL, top + 22));
        }
        for step in 1..self.squares.len() as i32 {
            let below = Point {
                x: middle(step),
                y: (top + 22 + CELL + 12) as f32,
            };
            svg.path("board-edge", &stroke_font::path(&step.to_string(), below));
        }
        let end = Point {
            x: middle(self.squares.len() as i32 - 1),
            y: (top + 22 + CELL / 2) as f32,
        };
        let (class, shape) = match self.is_bracket {
            true => ("board-bracket", CORNERS),
            false => ("board-wrong", CROSS),
        };
        svg.path_at("board-case", end, shape);
        svg.path_at(class, end, shape);
    }
}

/// The name of a square, or the sentinel's number.
fn name(square: &Square) -> String {
    match *square {
        Square::OVERFLOW => Square::OVERFLOW.index().to_string(),
        square => square.to_string(),
    }
}

/// The middle of a cell, from the left.
fn middle(column: i32) -> f32 {
    (MARGIN + column * CELL + CELL / 2) as f32
}

fn paint_cell(svg: &mut Svg, board: &Board, square: Square, corner: (i32, i32)) {
    let (x, y) = corner;
    let (width, height) = (CELL - 3, CELL - 3);
    let cell = Rect {
        x,
        y,
        width,
        height,
    };
    let class = match board[square] {
        Cell::Border => "board-apart",
        _ => "board-felt",
    };
    svg.rect(class, cell);
    let middle = Point {
        x: (x + width / 2) as f32,
        y: (y + height / 2) as f32,
    };
    match board[square] {
        Cell::Black => svg.circle("board-black", middle, 16.0),
        Cell::White => svg.circle("board-white", middle, 16.0),
        _ => {}
    }
    let above = Point {
        y: (y - 12) as f32,
        ..middle
    };
    svg.path("board-edge", &stroke_font::path(&name(&square), above));
}
