//! Opens a window with a board in it. Any key closes it.

use ratatui::{DefaultTerminal, crossterm::event, widgets::Paragraph};

fn main() -> std::io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let shown = show(&mut terminal);
    ratatui::try_restore()?;
    shown
}

/// Draws the board until somebody presses a key.
fn show(terminal: &mut DefaultTerminal) -> std::io::Result<()> {
    let board = board::Board::start().to_string();
    loop {
        terminal.draw(|frame| {
            let text = Paragraph::new(board.as_str()).centered();
            frame.render_widget(text, frame.area());
        })?;
        if event::read()?.is_key_press() {
            return Ok(());
        }
    }
}
