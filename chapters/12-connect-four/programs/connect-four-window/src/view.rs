use board::{Cell, Disc, Square};
use connect_four::Column;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::widgets::{Paragraph, Wrap};
use terminal::Theme;

use crate::{ROW_HEIGHT, State};

/// The width of a column of the grid, in characters.
const COLUMN_WIDTH: u16 = 4;

/// The width and height of the window. Its lines are the next disc, six rows,
/// the floor, the letters of the columns, and three lines of text.
const SIZE: (u16, u16) = (7 * COLUMN_WIDTH + 1, 1 + 6 * ROW_HEIGHT + 1 + 4);

/// Draws the state.
pub fn view(frame: &mut Frame, state: &State, theme: Theme) {
    let (area, (width, height)) = (frame.area(), SIZE);
    let Some(grid) = window_area(area) else {
        let text = format!("The window needs {width} x {height} characters.");
        let text = Paragraph::new(text).wrap(Wrap { trim: true });
        return frame.render_widget(text, area);
    };
    let buffer = frame.buffer_mut();
    draw_walls(buffer, grid, theme);
    draw_discs(buffer, grid, state, theme);
    draw_moving(buffer, grid, state, theme);
    draw_text(buffer, grid, state);
}

/// Returns the window's area, centered in this area; `None` if it doesn't fit.
fn window_area(area: Rect) -> Option<Rect> {
    let (width, height) = SIZE;
    let x = area.width.checked_sub(width)? / 2;
    let y = area.height.checked_sub(height)? / 2;
    Some(Rect::new(x, y, width, height))
}

/// Returns the column at a position of the screen, with the window in this
/// area.
pub fn column_at(area: Rect, position: Position) -> Option<Column> {
    let grid = window_area(area).filter(|grid| grid.contains(position))?;
    let index = i32::from((position.x - grid.x) / COLUMN_WIDTH);
    Column::all().find(|column| column.index() == index)
}

/// Draws the walls between the columns, and the floor.
fn draw_walls(buffer: &mut Buffer, grid: Rect, theme: Theme) {
    let [wall, left, floor, right] = if theme.ascii {
        ["|", "+", "-", "+"]
    } else {
        ["│", "└", "─", "┘"]
    };
    let wall = format!("{wall}   ").repeat(7) + wall;
    for y in 1..=6 * ROW_HEIGHT {
        buffer.set_string(grid.x, grid.y + y, &wall, Style::new());
    }
    let floor = floor.repeat(7 * usize::from(COLUMN_WIDTH) - 1);
    let floor = format!("{left}{floor}{right}");
    buffer.set_string(grid.x, grid.y + 1 + 6 * ROW_HEIGHT, floor, Style::new());
}

/// Draws the discs that have landed.
fn draw_discs(buffer: &mut Buffer, grid: Rect, state: &State, theme: Theme) {
    let board = state.game().board();
    let hidden = state.hidden_squares();
    for square in Square::all().filter(|square| !hidden.contains(square)) {
        if let Cell::Black | Cell::White = board[square] {
            let y = (square.row() as u16 + 1) * ROW_HEIGHT;
            let symbol = theme.symbol(board[square]);
            draw_disc(buffer, grid, square.column(), y, symbol);
        }
    }
}

/// Draws the falling disc, or else the next disc above the cursor's column.
fn draw_moving(buffer: &mut Buffer, grid: Rect, state: &State, theme: Theme) {
    let game = state.game();
    if let Some(disc) = state.falling {
        let symbol = theme.symbol(game.board()[disc.square]);
        draw_disc(buffer, grid, disc.square.column(), disc.height, symbol);
    } else if !game.is_over() {
        let symbol = theme.symbol(game.to_move().into());
        draw_disc(buffer, grid, state.cursor.index(), 0, symbol);
    }
}

/// Draws a disc in a column, `y` lines below the top of the window.
fn draw_disc(
    buffer: &mut Buffer,
    grid: Rect,
    column: i32,
    y: u16,
    symbol: &str,
) {
    let x = grid.x + column as u16 * COLUMN_WIDTH + 2;
    buffer.set_string(x, grid.y + y, symbol, Style::new());
}

/// Draws the text below the grid.
fn draw_text(buffer: &mut Buffer, grid: Rect, state: &State) {
    let left = |disc| state.game().discs_left(disc);
    let (black, white) = (left(Disc::Black), left(Disc::White));
    let discs = format!("Black {black} left, White {white} left");
    let letters = "  a   b   c   d   e   f   g";
    let keys = "[a-g]drop [u]ndo [n]ew [q]uit";
    let texts = [letters, &discs, &state.message, keys];
    for (text, y) in texts.into_iter().zip(grid.y + 2 + 6 * ROW_HEIGHT..) {
        buffer.set_string(grid.x, y, text, Style::new());
    }
}
