use board::{Cell, Square};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use terminal::Theme;
use window::{LastMove, Point, Screen};

use crate::{Form, State};

/// Draws the board with its letters, numbers and marks.
pub(crate) fn draw_board(
    buffer: &mut Buffer,
    form: &Form,
    state: &State,
    theme: Theme,
) {
    let screen = form.board;
    let mut drawing = Drawing {
        buffer,
        screen,
        theme,
    };
    drawing.draw_names();
    drawing.buffer.set_style(drawing.frame(), theme.board());
    if drawing.has_lines() {
        drawing.draw_lines();
    }
    let board = state.board();
    for square in Square::all() {
        drawing.draw_cell(square, board[square]);
    }
    drawing.draw_marks(state);
}

/// The target, location and theme of a board that is being drawn.
struct Drawing<'a> {
    buffer: &'a mut Buffer,
    screen: Screen,
    theme: Theme,
}

impl Drawing<'_> {
    /// Tests if the squares are large enough for lines between them.
    fn has_lines(&self) -> bool {
        self.screen.square_height > 1
    }

    /// Returns the area of the squares and their lines.
    fn frame(&self) -> Rect {
        let line = i32::from(self.has_lines());
        Rect {
            x: self.screen.corner.x as u16,
            y: self.screen.corner.y as u16,
            width: (8 * self.screen.square_width + line) as u16,
            height: (8 * self.screen.square_height + line) as u16,
        }
    }

    /// Returns the position of the middle of a square.
    fn middle(&self, square: Square) -> (u16, u16) {
        let screen = &self.screen;
        let corner = screen.corner_of(square).unwrap_or(screen.corner);
        (
            (corner.x + screen.square_width / 2) as u16,
            (corner.y + screen.square_height / 2) as u16,
        )
    }

    /// Draws the letters of the columns and the numbers of the rows.
    fn draw_names(&mut self) {
        let Point { x, y } = self.screen.corner;
        for index in 0..8 {
            let (middle_x, middle_y) = self.middle(Square::at(index, index));
            let letter = char::from(b'a' + index as u8).to_string();
            let number = (index + 1).to_string();
            let (buffer, style) = (&mut self.buffer, Style::new());
            buffer.set_string(middle_x, y as u16 - 1, letter, style);
            buffer.set_string(x as u16 - 2, middle_y, number, style);
        }
    }

    /// Draws the lines around the squares.
    fn draw_lines(&mut self) {
        let (frame, lines) = (self.frame(), self.theme.grid_lines());
        for position in frame.positions() {
            let (right, down) = (position.x - frame.x, position.y - frame.y);
            let across = line_at(right.into(), self.screen.square_width);
            let down = line_at(down.into(), self.screen.square_height);
            let line = match (across, down) {
                (None, None) => continue,
                (Some(column), Some(row)) => lines[row * 3 + column],
                (None, Some(_)) => lines[9],
                (Some(_), None) => lines[10],
            };
            self.buffer[position].set_char(line);
        }
    }

    /// Draws the content of a square: a picture if there is room, or else one
    /// character.
    fn draw_cell(&mut self, square: Square, cell: Cell) {
        let (x, y) = self.middle(square);
        let style = self.theme.cell(cell);
        if self.screen.square_height < 4 {
            self.buffer.set_string(x, y, self.theme.symbol(cell), style);
            return;
        }
        for (line, down) in self.theme.picture(cell).into_iter().zip(0..) {
            self.buffer.set_string(x - 2, y - 1 + down, line, style);
        }
    }

    /// Draws the marks of the legal moves, the last move and its flips, the
    /// disc that is turning over, and the cursor.
    fn draw_marks(&mut self, state: &State) {
        let position = state.history().position();
        if state.shows_legal_moves && !state.is_turning() {
            for square in position.legal_moves() {
                self.draw_middle(square, "*");
            }
        }
        if let Some(last) = LastMove::from_history(state.history()) {
            let has_turned =
                |square: &&Square| !state.turning().contains(square);
            for &square in last.flips.iter().filter(has_turned) {
                self.draw_sides(square, ["-", "-"]);
            }
            self.draw_sides(last.square, ["(", ")"]);
        }
        if let Some(&square) = state.turning().front() {
            self.draw_middle(square, self.theme.flipping_symbol());
        }
        // On the square of the last move, each mark shows one side.
        let is_last = state.history().last_move() == Some(state.cursor());
        let right = if is_last { ")" } else { "]" };
        self.draw_sides(state.cursor(), ["[", right]);
    }

    /// Draws a character in the middle of a square.
    fn draw_middle(&mut self, square: Square, symbol: &str) {
        let (x, y) = self.middle(square);
        self.buffer.set_string(x, y, symbol, self.theme.mark());
    }

    /// Draws a character on each side of a square.
    fn draw_sides(&mut self, square: Square, [left, right]: [&str; 2]) {
        let ((x, y), mark) = (self.middle(square), self.theme.mark());
        let offset = (self.screen.square_width as u16 - 1) / 2;
        self.buffer.set_string(x - offset, y, left, mark);
        self.buffer.set_string(x + offset, y, right, mark);
    }
}

/// Classifies the grid line at a distance from the first one: 0 is the first,
/// 1 one between squares, 2 the last, and `None` no line.
fn line_at(distance: i32, size: i32) -> Option<usize> {
    match (distance % size, distance / size) {
        (0, 0) => Some(0),
        (0, 8) => Some(2),
        (0, _) => Some(1),
        _ => None,
    }
}
