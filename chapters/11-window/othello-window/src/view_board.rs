use board::{Cell, Square};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use terminal::Theme;
use window::{LastMove, Point, Screen};

use crate::{Form, State};

/// Draws the board with its letters and numbers.
pub(crate) fn draw_board(
    buffer: &mut Buffer,
    form: &Form,
    state: &State,
    theme: Theme,
) {
    let screen = &form.board;
    draw_names(buffer, screen);
    buffer.set_style(frame(screen), theme.board());
    if has_lines(screen) {
        draw_lines(buffer, frame(screen), screen, theme);
    }
    let board = state.board();
    for square in Square::all() {
        draw_cell(buffer, screen, square, board[square], theme);
    }
    draw_marks(buffer, screen, state, theme);
}

/// Whether the squares are large enough to have lines between them.
fn has_lines(screen: &Screen) -> bool {
    screen.square_height > 1
}

/// The board without its letters and numbers, with the line that closes it.
fn frame(screen: &Screen) -> Rect {
    let line = i32::from(has_lines(screen));
    Rect {
        x: screen.corner.x as u16,
        y: screen.corner.y as u16,
        width: (8 * screen.square_width + line) as u16,
        height: (8 * screen.square_height + line) as u16,
    }
}

/// The place in the middle of a square.
fn middle(screen: &Screen, square: Square) -> (u16, u16) {
    let corner = screen.corner_of(square).unwrap_or(screen.corner);
    (
        (corner.x + screen.square_width / 2) as u16,
        (corner.y + screen.square_height / 2) as u16,
    )
}

fn draw_names(buffer: &mut Buffer, screen: &Screen) {
    let Point { x, y } = screen.corner;
    for place in 0..8 {
        let (middle_x, middle_y) = middle(screen, Square::at(place, place));
        let letter = char::from(b'a' + place as u8).to_string();
        let number = (place + 1).to_string();
        buffer.set_string(middle_x, y as u16 - 1, letter, Style::new());
        buffer.set_string(x as u16 - 2, middle_y, number, Style::new());
    }
}

fn draw_lines(buffer: &mut Buffer, frame: Rect, screen: &Screen, theme: Theme) {
    let lines = theme.lines();
    for place in frame.positions() {
        let (right, down) = (place.x - frame.x, place.y - frame.y);
        let across = line_at(right.into(), screen.square_width);
        let down = line_at(down.into(), screen.square_height);
        let sign = match (across, down) {
            (None, None) => continue,
            (Some(column), Some(row)) => lines[row * 3 + column],
            (None, Some(_)) => lines[9],
            (Some(_), None) => lines[10],
        };
        buffer[place].set_char(sign);
    }
}

/// Which line of the grid lies at this distance from the first: that one, 0,
/// one between squares, 1, the last, 2, or none.
fn line_at(distance: i32, size: i32) -> Option<usize> {
    match (distance % size, distance / size) {
        (0, 0) => Some(0),
        (0, 8) => Some(2),
        (0, _) => Some(1),
        _ => None,
    }
}

/// Draws what a square holds: a character, or a picture where there is room.
fn draw_cell(
    buffer: &mut Buffer,
    screen: &Screen,
    square: Square,
    cell: Cell,
    theme: Theme,
) {
    let (x, y) = middle(screen, square);
    let style = theme.cell(cell);
    if screen.square_height < 4 {
        buffer.set_string(x, y, theme.sign(cell), style);
        return;
    }
    for (line, down) in theme.picture(cell).into_iter().zip(0..) {
        buffer.set_string(x - 2, y - 1 + down, line, style);
    }
}

/// Marks the legal moves, the last move and its flips, the disc that is
/// turning over, and the cursor.
fn draw_marks(
    buffer: &mut Buffer,
    screen: &Screen,
    state: &State,
    theme: Theme,
) {
    let position = state.history().position();
    if state.shows_legal_moves && !state.is_turning() {
        for square in position.legal_moves() {
            draw_middle(buffer, screen, square, "*", theme);
        }
    }
    if let Some(last) = LastMove::of(state.history()) {
        let is_done = |square: &&Square| !state.turning().contains(square);
        for &square in last.flips.iter().filter(is_done) {
            draw_sides(buffer, screen, square, ["-", "-"], theme);
        }
        draw_sides(buffer, screen, last.square, ["(", ")"], theme);
    }
    if let Some(&square) = state.turning().front() {
        draw_middle(buffer, screen, square, theme.turning(), theme);
    }
    draw_cursor(buffer, screen, state, theme);
}

/// Draws a character in the middle of a square.
fn draw_middle(
    buffer: &mut Buffer,
    screen: &Screen,
    square: Square,
    sign: &str,
    theme: Theme,
) {
    let (x, y) = middle(screen, square);
    buffer.set_string(x, y, sign, theme.mark());
}

/// Draws a character on each side of a square.
fn draw_sides(
    buffer: &mut Buffer,
    screen: &Screen,
    square: Square,
    [left, right]: [&str; 2],
    theme: Theme,
) {
    let (x, y) = middle(screen, square);
    let aside = (screen.square_width as u16 - 1) / 2;
    buffer.set_string(x - aside, y, left, theme.mark());
    buffer.set_string(x + aside, y, right, theme.mark());
}

/// Brackets the cursor. On the last move, one side of each mark is seen.
fn draw_cursor(
    buffer: &mut Buffer,
    screen: &Screen,
    state: &State,
    theme: Theme,
) {
    let is_last = state.history().last_move() == Some(state.cursor());
    let right = if is_last { ")" } else { "]" };
    draw_sides(buffer, screen, state.cursor(), ["[", right], theme);
}
