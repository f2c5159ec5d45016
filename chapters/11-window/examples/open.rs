//! Shows a board in a window until a key is pressed.

use ratatui::{DefaultTerminal, crossterm::event, widgets::Paragraph};

fn main() -> std::io::Result<()> {
    let mut terminal = ratatui::try_init()?;
    let result = show(&mut terminal);
    ratatui::try_restore()?;
    result
}

/// Draws the board until a key is pressed.
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
