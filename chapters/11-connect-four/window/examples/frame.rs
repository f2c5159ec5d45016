//! One frame, in a terminal that exists only in memory.

use std::error::Error;

use connect_four::Game;
use connect_four_window::{Message, State, update, view};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use window::Theme;

const THEME: Theme = Theme {
    color: false,
    ascii: false,
};

fn main() -> Result<(), Box<dyn Error>> {
    let mut state = State::new(Game::new());
    let mut terminal = Terminal::new(TestBackend::new(29, 18))?;
    for message in [Message::Drop, Message::Tick, Message::Tick] {
        update(&mut state, message);
    }
    terminal.draw(|frame| view(frame, &state, THEME))?;
    println!("{}", terminal.backend());
    Ok(())
}
