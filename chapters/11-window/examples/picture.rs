//! Draws the window into memory and prints it as text.

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use window::{Message, State, update, view};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut state = State::default();
    update(&mut state, Message::Place("f5".parse()?));
    let mut terminal = Terminal::new(TestBackend::new(72, 18))?;
    terminal.draw(|frame| view(frame, &state))?;
    print!("{}", terminal.backend());
    Ok(())
}
