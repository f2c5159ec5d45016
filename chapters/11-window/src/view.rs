use board::{Disc, Square};
use end_of_game::{Score, Turn};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use ratatui::symbols::merge::MergeStrategy;
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph, Wrap};

use crate::{BoardView, Point, Screen, State};

/// The location and size of the squares, in characters.
pub const BOARD: Screen = Screen {
    corner: Point { x: 2, y: 1 },
    square_width: 4,
    square_height: 2,
};

/// Draws a state. The same state always gives the same frame.
pub fn view(frame: &mut Frame, state: &State) {
    draw_names(frame);
    let board_view = BoardView::new(state);
    for square in Square::all() {
        draw_square(frame, square, board_view.square(square));
    }
    let notice = Paragraph::new(state.notice())
        .wrap(Wrap { trim: true })
        .block(Block::bordered());
    draw(frame, notice, Rect::new(37, 1, 35, 8));
    draw(
        frame,
        Paragraph::new(status(state)),
        Rect::new(38, 10, 34, 4),
    );
    draw(frame, Paragraph::new(KEYS), Rect::new(38, 15, 34, 3));
}

const KEYS: &str = "0 start   < back   > on   M max\nW write   Q quit";

/// Draws a paragraph, clipped to the frame.
fn draw(frame: &mut Frame, text: Paragraph, area: Rect) {
    frame.render_widget(text, area.intersection(frame.area()));
}

/// Draws a square and its border, which it shares with its neighbors.
fn draw_square(frame: &mut Frame, square: Square, content: Line) {
    let Some(Point { x, y }) = BOARD.corner_of(square) else {
        return;
    };
    let lines = Block::bordered().merge_borders(MergeStrategy::Exact);
    let green = Style::new().fg(Color::Black).bg(Color::Green);
    let square = Paragraph::new(content).style(green).block(lines);
    draw(frame, square, Rect::new(x as u16, y as u16, 5, 3));
}

/// Draws the column letters above the board and the row numbers beside it.
fn draw_names(frame: &mut Frame) {
    let letters = Paragraph::new("a   b   c   d   e   f   g   h");
    draw(frame, letters, Rect::new(4, 0, 30, 1));
    for row in 0..8 {
        let number = Paragraph::new((row + 1).to_string());
        draw(frame, number, Rect::new(0, 2 * row + 2, 1, 1));
    }
}

/// Formats both scores, with a mark at the player to move, and the move
/// number.
fn status(state: &State) -> String {
    let position = state.history().position();
    let is_over = position.turn() == Turn::Over;
    let score = Score::discs(&state.board());
    let is_next = |disc| !is_over && position.to_move == disc;
    let mark = |disc| if is_next(disc) { '>' } else { ' ' };
    let (black, white) = (mark(Disc::Black), mark(Disc::White));
    let moves = state.history().moves().len();
    format!(
        "{black} {:>2} Black\n{white} {:>2} White\n\nMove {} of {moves}",
        score.black,
        score.white,
        state.history().move_number(),
    )
}
