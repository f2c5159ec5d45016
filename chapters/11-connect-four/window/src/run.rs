use std::io;
use std::time::Duration;

use ratatui::crossterm::event;
use window::{Terminal, Theme};

use crate::{Message, State, message, update, view};

/// How long a tick takes while a disc falls, and while a line blinks.
const FALL: Duration = Duration::from_millis(60);
const BLINK: Duration = Duration::from_millis(400);

/// Shows the window until the person leaves.
///
/// # Errors
///
/// When the terminal cannot be read or written.
pub fn run(mut state: State, theme: Theme) -> io::Result<()> {
    let mut terminal = Terminal::open()?;
    loop {
        terminal.draw(|it| view(it, &state, theme))?;
        let tick = if state.falling().is_some() {
            FALL
        } else {
            BLINK
        };
        let received = match !state.is_moving() || event::poll(tick)? {
            true => message(&terminal.read()?),
            false => Some(Message::Tick),
        };
        if let Some(received) = received
            && !update(&mut state, received)
        {
            return Ok(());
        }
    }
}
