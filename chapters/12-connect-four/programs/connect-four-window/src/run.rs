use std::io;
use std::time::{Duration, Instant};

use connect_four::ConnectFour;
use ratatui::layout::Rect;
use terminal::{Terminal, Theme};

use crate::{Message, State, event_message, update, view};

/// The time between ticks while a disc falls.
const FALL_INTERVAL: Duration = Duration::from_millis(60);

/// The time between ticks while the winning line blinks.
const BLINK_INTERVAL: Duration = Duration::from_millis(400);

/// Shows the window and handles events until it's closed. Returns the last
/// position.
///
/// # Errors
///
/// Returns an error if the terminal can't be read or written.
pub fn run(mut state: State, theme: Theme) -> io::Result<ConnectFour> {
    let mut terminal = Terminal::open()?;
    let mut due = Instant::now();
    loop {
        let area = terminal.draw(|frame| view(frame, &state, theme))?;
        let was_moving = state.is_moving();
        let message = next_message(&terminal, &state, area, due)?;
        if message.is_some_and(|message| !update(&mut state, message)) {
            return Ok(*state.game());
        }
        if !was_moving || message == Some(Message::Tick) {
            let interval = match state.falling {
                Some(_) => FALL_INTERVAL,
                None => BLINK_INTERVAL,
            };
            due = Instant::now() + interval;
        }
    }
}

/// Waits for the next event and returns its message. While something moves,
/// returns a tick when the next one is due.
fn next_message(
    terminal: &Terminal,
    state: &State,
    area: Rect,
    due: Instant,
) -> io::Result<Option<Message>> {
    if !state.is_moving() {
        return Ok(event_message(&terminal.read()?, area));
    }
    let event = terminal.read_until(due)?;
    Ok(match event {
        Some(event) => event_message(&event, area),
        None => Some(Message::Tick),
    })
}
