//! The arrow keys move the cursor, Enter places a disc, and Q leaves.

use directions::Direction;
use ratatui::crossterm::event::{self, KeyCode};
use window::{Message, Restore, State, update, view};

fn main() -> std::io::Result<()> {
    let _restore = Restore;
    let mut terminal = ratatui::try_init()?;
    let mut state = State::default();
    loop {
        terminal.draw(|frame| view(frame, &state))?;
        let key = event::read()?.as_key_press_event().map(|key| key.code);
        let message = match key {
            Some(KeyCode::Left) => Message::Go(Direction::West),
            Some(KeyCode::Right) => Message::Go(Direction::East),
            Some(KeyCode::Up) => Message::Go(Direction::North),
            Some(KeyCode::Down) => Message::Go(Direction::South),
            Some(KeyCode::Enter) => Message::Choose,
            Some(KeyCode::Char('q')) => return Ok(()),
            _ => continue,
        };
        update(&mut state, message);
    }
}
