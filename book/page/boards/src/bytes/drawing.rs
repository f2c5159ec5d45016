//! Draws the bytes of a game in rows, the board below them, and an arrow from the chosen
//! byte to its square.

use board::{Board, Square};

use super::{BYTES, FIRST_MOVE, Record, Selection};
use crate::drawing::{Coord, Drawing, Mark, SvgImage};
use crate::svg::{Point, Rect, Svg};

/// The size of the drawing.
const SIZE: (i32, i32) = (400, 578);
/// The upper left corner of the first byte.
const FIRST_CORNER: (i32, i32) = (48, 6);
/// The size of a byte's cell.
const CELL_SIZE: (i32, i32) = (34, 28);
/// The number of moves in a row.
const MOVES_PER_ROW: usize = 10;
/// The upper left corner of the board's drawing.
const BOARD_CORNER: (i32, i32) = (18, 212);
/// The margin of the board's drawing, which contains the column and row names.
const BOARD_MARGIN: i32 = 22;
/// The width of a square.
const SQUARE_SIZE: i32 = 40;
/// The class of the transparent rectangles that can be clicked.
const CLICKABLE: &str = "board-node byte-node";
/// The distance of the arrow's tip from the center of the square: the ring's radius.
const TIP_DISTANCE: f32 = 19.0;

/// Draws the bytes and the board.
pub fn draw(record: &Record, selection: Selection, board: &Board, is_static: bool) -> Drawing {
    let mut svg = Svg::default();
    paint_bytes(&mut svg, record);
    paint_board(&mut svg, board, selection.square);
    if let Some(byte) = selection.byte {
        paint_selection(&mut svg, byte, selection.square);
    }
    if !is_static {
        (0..BYTES).for_each(|byte| svg.rect(CLICKABLE, cell(byte)));
        Square::all().for_each(|square| svg.rect(CLICKABLE, square_rect(square)));
    }
    Drawing::from([SvgImage::new(SIZE, 11, svg)])
}

/// Returns the cell of a byte: eight in the first row, then ten moves in each row.
fn cell(byte: usize) -> Rect {
    let (row, column) = match byte.checked_sub(FIRST_MOVE) {
        None => (0, byte),
        Some(number) => (1 + number / MOVES_PER_ROW, number % MOVES_PER_ROW),
    };
    let corner = (
        FIRST_CORNER.0 + CELL_SIZE.0 * column as i32,
        FIRST_CORNER.1 + CELL_SIZE.1 * row as i32,
    );
    Rect::new(corner, CELL_SIZE)
}

fn center(rect: Rect) -> Point {
    (rect.x + rect.width / 2, rect.y + rect.height / 2).into()
}

fn paint_bytes(svg: &mut Svg, record: &Record) {
    paint_cells(svg);
    for (index, byte) in record.bytes.iter().enumerate() {
        svg.label(
            "byte-value",
            center(cell(index)),
            14.0,
            &format!("{byte:02x}"),
        );
    }
    for index in [0]
        .into_iter()
        .chain((FIRST_MOVE..BYTES).step_by(MOVES_PER_ROW))
    {
        let Point { y, .. } = center(cell(index));
        svg.label("byte-place", Point { x: 24.0, y }, 13.0, &index.to_string());
    }
    for byte in (0..BYTES).filter(|&byte| record.follows_pass(byte)) {
        let Rect { x, y, height, .. } = cell(byte);
        svg.circle("board-dot", (x, y + height / 2).into(), 4.5);
    }
}

/// Paints the grid of the bytes. The rows of moves have two more columns than the first
/// row.
fn paint_cells(svg: &mut Svg) {
    let [first, last] = [cell(0), cell(BYTES - 1)];
    let (width, bottom) = (CELL_SIZE.0 * MOVES_PER_ROW as i32, last.y + last.height);
    let mut lines = format!(
        "M{} {}h{}",
        first.x,
        first.y,
        FIRST_MOVE as i32 * CELL_SIZE.0
    );
    for row in 1..=7 {
        lines += &format!("M{} {}h{width}", first.x, first.y + CELL_SIZE.1 * row);
    }
    for column in 0..=MOVES_PER_ROW {
        let top = if column > FIRST_MOVE { CELL_SIZE.1 } else { 0 };
        let x = first.x + CELL_SIZE.0 * column as i32;
        lines += &format!("M{x} {}V{bottom}", first.y + top);
    }
    svg.path("byte", &lines);
}

fn paint_board(svg: &mut Svg, board: &Board, selected: Option<Square>) {
    let mut drawing = Drawing::from_board(board);
    if let Some(square) = selected {
        drawing.marks.push((Coord::from(square), Mark::Ring));
    }
    let (x, y) = BOARD_CORNER;
    let style = format!("transform:translate({x}px,{y}px)");
    svg.group("", &style, |svg| drawing.paint(svg));
}

fn square_rect(square: Square) -> Rect {
    let corner = (
        BOARD_CORNER.0 + BOARD_MARGIN + SQUARE_SIZE * square.column(),
        BOARD_CORNER.1 + BOARD_MARGIN + SQUARE_SIZE * square.row(),
    );
    Rect::new(corner, (SQUARE_SIZE, SQUARE_SIZE))
}

/// Paints a frame around the byte, and an arrow to its square. The arrow runs between two
/// columns of bytes, so that it covers none.
fn paint_selection(svg: &mut Svg, byte: usize, square: Option<Square>) {
    let frame = cell(byte);
    svg.rect("board-ring-case", frame);
    svg.rect("board-ring", frame);
    let Some(square) = square else { return };
    let target = center(square_rect(square));
    let is_right = target.x > center(frame).x;
    let x = frame.x + if is_right { frame.width } else { 0 };
    let corner = Point::from((x, frame.y + frame.height));
    let start = Point::from((x, BOARD_CORNER.1 + BOARD_MARGIN - 4));
    let (dx, dy) = (target.x - start.x, target.y - start.y);
    let length = (dx * dx + dy * dy).sqrt();
    let (dx, dy) = (dx / length, dy / length);
    let offset_from_target = |back: f32, sideways: f32| Point {
        x: target.x - dx * back - dy * sideways,
        y: target.y - dy * back + dx * sideways,
    };
    let tip = offset_from_target(TIP_DISTANCE, 0.0);
    let head = [
        offset_from_target(TIP_DISTANCE + 11.0, 6.0),
        offset_from_target(TIP_DISTANCE + 11.0, -6.0),
    ];
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
