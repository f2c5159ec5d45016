//! The bytes of a game in rows, and below them the board, with an arrow from
//! the chosen byte to its square.

use board::{Board, Square};

use super::{BYTES, Chosen, FIRST_MOVE, Shown};
use crate::drawing::{Drawing, Mark, Place, Sheet};
use crate::svg::{Point, Rect, Svg};

/// The size of the picture.
const SIZE: (i32, i32) = (400, 578);
/// The upper left corner of the first byte.
const FIRST: (i32, i32) = (48, 6);
/// The size of a byte's cell.
const CELL: (i32, i32) = (34, 28);
/// How many moves are in a row.
const ROW: usize = 10;
/// Where the board's drawing begins, its margin, and the width of a square.
const BOARD: (i32, i32) = (18, 212);
const MARGIN: i32 = 22;
const SQUARE: i32 = 40;
/// What can be pointed at. It isn't seen.
const NODE: &str = "board-node byte-node";
/// How far from the middle of a square an arrow ends: at its ring.
const NEAR: f32 = 19.0;

/// The bytes and the board. In a still drawing nothing can be pointed at.
pub fn draw(shown: &Shown, chosen: Chosen, board: &Board, is_still: bool) -> Drawing {
    let mut svg = Svg::default();
    paint_bytes(&mut svg, shown);
    paint_board(&mut svg, board, chosen.square);
    if let Some(byte) = chosen.byte {
        paint_chosen(&mut svg, byte, chosen.square);
    }
    if !is_still {
        (0..BYTES).for_each(|byte| svg.rect(NODE, cell(byte)));
        Square::all().for_each(|square| svg.rect(NODE, square_rect(square)));
    }
    Drawing::from([Sheet::new(SIZE, 11, svg)])
}

/// The cell of a byte: eight in the first row, then ten moves in each.
fn cell(byte: usize) -> Rect {
    let (row, column) = match byte.checked_sub(FIRST_MOVE) {
        None => (0, byte),
        Some(number) => (1 + number / ROW, number % ROW),
    };
    let corner = (
        FIRST.0 + CELL.0 * column as i32,
        FIRST.1 + CELL.1 * row as i32,
    );
    Rect::new(corner, CELL)
}

fn middle(rect: Rect) -> Point {
    (rect.x + rect.width / 2, rect.y + rect.height / 2).into()
}

fn paint_bytes(svg: &mut Svg, shown: &Shown) {
    paint_cells(svg);
    for (at, byte) in shown.bytes.iter().enumerate() {
        svg.label("byte-value", middle(cell(at)), 14.0, &format!("{byte:02x}"));
    }
    for at in [0].into_iter().chain((FIRST_MOVE..BYTES).step_by(ROW)) {
        let Point { y, .. } = middle(cell(at));
        svg.label("byte-place", Point { x: 24.0, y }, 13.0, &at.to_string());
    }
    for byte in (0..BYTES).filter(|&byte| shown.follows_pass(byte)) {
        let Rect { x, y, height, .. } = cell(byte);
        svg.circle("board-dot", (x, y + height / 2).into(), 4.5);
    }
}

/// The lines around the bytes: two columns more for the moves.
fn paint_cells(svg: &mut Svg) {
    let [first, last] = [cell(0), cell(BYTES - 1)];
    let (width, bottom) = (CELL.0 * ROW as i32, last.y + last.height);
    let mut lines = format!("M{} {}h{}", first.x, first.y, 8 * CELL.0);
    for row in 1..=7 {
        lines += &format!("M{} {}h{width}", first.x, first.y + CELL.1 * row);
    }
    for column in 0..=10 {
        let top = if column > 8 { CELL.1 } else { 0 };
        let x = first.x + CELL.0 * column;
        lines += &format!("M{x} {}V{bottom}", first.y + top);
    }
    svg.path("byte", &lines);
}

fn paint_board(svg: &mut Svg, board: &Board, chosen: Option<Square>) {
    let mut drawing = Drawing::of(board);
    let ring = chosen.map(|square| (Place::from(square), Mark::Ring));
    drawing.marks.extend(ring);
    let (x, y) = BOARD;
    let place = format!("transform:translate({x}px,{y}px)");
    svg.group("", &place, |svg| drawing.paint(svg));
}

fn square_rect(square: Square) -> Rect {
    let corner = (
        BOARD.0 + MARGIN + SQUARE * square.column(),
        BOARD.1 + MARGIN + SQUARE * square.row(),
    );
    Rect::new(corner, (SQUARE, SQUARE))
}

/// A frame around the byte, and an arrow to its square. The arrow goes down
/// between two columns of bytes, so it hides none.
fn paint_chosen(svg: &mut Svg, byte: usize, square: Option<Square>) {
    let frame = cell(byte);
    svg.rect("board-ring-case", frame);
    svg.rect("board-ring", frame);
    let Some(square) = square else { return };
    let target = middle(square_rect(square));
    let is_right = target.x > middle(frame).x;
    let x = frame.x + if is_right { frame.width } else { 0 };
    let corner = Point::from((x, frame.y + frame.height));
    let start = Point::from((x, BOARD.1 + MARGIN - 4));
    let (dx, dy) = (target.x - start.x, target.y - start.y);
    let length = (dx * dx + dy * dy).sqrt();
    let (dx, dy) = (dx / length, dy / length);
    let back = |by: f32, aside: f32| Point {
        x: target.x - dx * by - dy * aside,
        y: target.y - dy * by + dx * aside,
    };
    let tip = back(NEAR, 0.0);
    let head = [back(NEAR + 11.0, 6.0), back(NEAR + 11.0, -6.0)];
    let line = format!("M{corner}L{start}L{tip}");
    let head = format!("M{tip}L{}L{}z", head[0], head[1]);
    for (case, class, path) in [
        ("tree-line-case", "tree-line", line),
        ("board-arrow-case", "board-arrow", head),
    ] {
        svg.path(case, &path);
        svg.path(class, &path);
    }
}
