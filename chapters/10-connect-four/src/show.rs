use std::io;
use std::time::Duration;

use ratatui::crossterm::event::{
    self, Event, KeyCode, KeyEventKind, KeyModifiers,
};
use window::{Terminal, Theme};

use crate::{Message, State, update, view};

/// How long a tick takes while a disc falls, and while a line blinks.
const FALL: Duration = Duration::from_millis(60);
const BLINK: Duration = Duration::from_millis(400);

/// Shows the window until the person leaves.
///
/// # Errors
///
/// When the terminal cannot be read or written.
pub fn show(mut state: State, theme: Theme) -> io::Result<()> {
    let mut terminal = Terminal::open()?;
    loop {
        terminal.screen.draw(|it| view(it, &state, theme))?;
        let moment = if state.falling.is_some() { FALL } else { BLINK };
        let received = match !state.is_moving() || event::poll(moment)? {
            true => message(&event::read()?),
            false => Some(Message::Tick),
        };
        if let Some(received) = received
            && !update(&mut state, received)
        {
            return Ok(());
        }
    }
}

/// What an event of the terminal means.
pub fn message(event: &Event) -> Option<Message> {
    let Event::Key(key) = event else { return None };
    let is_c = key.code == KeyCode::Char('c');
    match key.code {
        _ if key.kind == KeyEventKind::Release => None,
        _ if key.modifiers.contains(KeyModifiers::CONTROL) => {
            is_c.then_some(Message::Quit)
        }
        KeyCode::Left => Some(Message::Left),
        KeyCode::Right => Some(Message::Right),
        KeyCode::Enter | KeyCode::Down => Some(Message::Drop),
        KeyCode::Backspace => Some(Message::Undo),
        KeyCode::Char(sign) => typed(sign),
        _ => None,
    }
}

/// What a character means, in capitals or not.
fn typed(sign: char) -> Option<Message> {
    match sign.to_ascii_lowercase() {
        ' ' => Some(Message::Drop),
        'u' => Some(Message::Undo),
        'n' => Some(Message::New),
        'q' => Some(Message::Quit),
        sign => sign.to_string().parse().ok().map(Message::DropInto),
    }
}
