use std::io;
use std::time::Duration;

use connect_four::Game;
use ratatui::crossterm::event;
use terminal::{Terminal, Theme};

use crate::{Message, State, message, update, view};

/// How long a tick takes while a disc falls, and while a line blinks.
const FALL: Duration = Duration::from_millis(60);
const BLINK: Duration = Duration::from_millis(400);

/// Shows the window until the person leaves, and returns the last game.
///
/// # Errors
///
/// When the terminal can't be read or written.
pub fn run(mut state: State, theme: Theme) -> io::Result<Game> {
    let mut terminal = Terminal::open()?;
    loop {
        terminal.draw(|frame| view(frame, &state, theme))?;
        let tick = match state.falling {
            Some(_) => FALL,
            None => BLINK,
        };
        let message = match !state.is_moving() || event::poll(tick)? {
            true => message(&terminal.read()?),
            false => Some(Message::Tick),
        };
        if message.is_some_and(|it| !update(&mut state, it)) {
            return Ok(*state.game());
        }
    }
}
