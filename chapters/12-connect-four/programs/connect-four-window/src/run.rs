use std::io;
use std::time::{Duration, Instant};

use connect_four::ConnectFour;
use ratatui::layout::Rect;
use terminal::{Terminal, Theme};

use crate::{Message, State, message, update, view};

/// How long a tick takes while a disc falls, and while a line blinks.
const FALL: Duration = Duration::from_millis(60);
const BLINK: Duration = Duration::from_millis(400);

/// Shows the window until the person leaves, and returns the last game. It's
/// an error if the terminal can't be read or written.
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
            due = Instant::now() + state.falling.map_or(BLINK, |_| FALL);
        }
    }
}

/// Waits for the next event. While something moves, it waits no longer than
/// until the next tick is due.
fn next_message(
    terminal: &Terminal,
    state: &State,
    area: Rect,
    due: Instant,
) -> io::Result<Option<Message>> {
    if !state.is_moving() {
        return Ok(message(&terminal.read()?, area));
    }
    let event = terminal.read_until(due)?;
    Ok(event.map_or(Some(Message::Tick), |event| message(&event, area)))
}
