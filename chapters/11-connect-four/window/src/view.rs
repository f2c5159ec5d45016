use board::{Cell, Disc, Square};
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::widgets::{Paragraph, Wrap};
use window::Theme;

use crate::State;
use crate::state::ROW_HEIGHT;

/// How many characters a column of the grid is wide.
const COLUMN_WIDTH: u16 = 4;

/// The lines of the window: the disc in hand, six rows, the floor, the letters
/// of the columns, and three lines of text.
const SIZE: (u16, u16) = (7 * COLUMN_WIDTH + 1, 1 + 6 * ROW_HEIGHT + 1 + 4);

/// Draws the state.
pub fn view(frame: &mut Frame, state: &State, theme: Theme) {
    let area = frame.area();
    if area.width < SIZE.0 || area.height < SIZE.1 {
        return ask_for_room(frame);
    }
    let buffer = frame.buffer_mut();
    let corner = ((area.width - SIZE.0) / 2, (area.height - SIZE.1) / 2);
    let grid = Rect::new(corner.0, corner.1, SIZE.0, SIZE.1);
    draw_walls(buffer, grid, theme);
    draw_discs(buffer, grid, state, theme);
    draw_hand(buffer, grid, state, theme);
    draw_text(buffer, grid, state);
}

/// Asks for more room.
fn ask_for_room(frame: &mut Frame) {
    let (width, height) = SIZE;
    let text = format!("The window needs {width} x {height} characters.");
    let paragraph = Paragraph::new(text).wrap(Wrap { trim: true });
    frame.render_widget(paragraph, frame.area());
}

/// Draws the walls between the columns, and the floor.
fn draw_walls(buffer: &mut Buffer, grid: Rect, theme: Theme) {
    let lines = theme.lines();
    let (left, across, right, down) = (lines[6], lines[9], lines[8], lines[10]);
    let wall = format!("{down}   ").repeat(7) + &down.to_string();
    let floor = across.to_string().repeat(7 * usize::from(COLUMN_WIDTH) - 1);
    for y in 1..=6 * ROW_HEIGHT {
        buffer.set_string(grid.x, grid.y + y, &wall, Style::new());
    }
    let floor = format!("{left}{floor}{right}");
    buffer.set_string(grid.x, grid.y + 1 + 6 * ROW_HEIGHT, floor, Style::new());
}

/// Draws the discs at rest, and the falling one where it is now, not where it
/// will be.
fn draw_discs(buffer: &mut Buffer, grid: Rect, state: &State, theme: Theme) {
    let board = state.game().board();
    let hidden = state.hidden_squares();
    let falling = state.falling().map(|it| it.square);
    for square in Square::all() {
        let is_disc = matches!(board[square], Cell::Black | Cell::White);
        if is_disc && falling != Some(square) && !hidden.contains(&square) {
            let y = (square.row() as u16 + 1) * ROW_HEIGHT;
            draw_disc(
                buffer,
                grid,
                square.column(),
                y,
                theme.sign(board[square]),
            );
        }
    }
    if let Some(it) = state.falling() {
        let sign = theme.sign(board[it.square]);
        draw_disc(buffer, grid, it.square.column(), it.height, sign);
    }
}

fn draw_disc(buffer: &mut Buffer, grid: Rect, column: i32, y: u16, sign: &str) {
    let x = grid.x + column as u16 * COLUMN_WIDTH + 2;
    buffer.set_string(x, grid.y + y, sign, Style::new());
}

/// Draws the disc that will be dropped next, above its column.
fn draw_hand(buffer: &mut Buffer, grid: Rect, state: &State, theme: Theme) {
    let game = state.game();
    if state.falling().is_none() && !game.is_over() {
        let sign = theme.sign(game.to_move().into());
        draw_disc(buffer, grid, state.cursor().index(), 0, sign);
    }
}

/// Writes the letters of the columns, what the players have left, the message
/// and the keys.
fn draw_text(buffer: &mut Buffer, grid: Rect, state: &State) {
    let bottom = grid.y + 2 + 6 * ROW_HEIGHT;
    let left = |disc: Disc| {
        let left = state.game().discs_left(disc);
        format!("{} {left} left", state.name(disc))
    };
    let letters = "  a   b   c   d   e   f   g";
    let discs = format!("{}, {}", left(Disc::Black), left(Disc::White));
    let keys = "[a-g]drop [u]ndo [n]ew [q]uit";
    let texts = [letters, &discs, state.message(), keys];
    for (text, y) in texts.into_iter().zip(bottom..) {
        let width = buffer.area.width - grid.x;
        buffer.set_stringn(grid.x, y, text, width.into(), Style::new());
    }
}
