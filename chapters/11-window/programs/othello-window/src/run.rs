use std::io;
use std::time::{Duration, Instant};

use terminal::{Terminal, Theme};

use crate::{Message, State};
use crate::{event_message, perform, update, view};

/// The time that a disc takes to turn over.
const FLIP_INTERVAL: Duration = Duration::from_millis(90);

/// Shows the window and handles events until it's closed.
///
/// # Errors
///
/// Returns an error if the terminal can't be read or written.
pub fn run(mut state: State, theme: Theme) -> io::Result<()> {
    let mut terminal = Terminal::open()?;
    let mut due = Instant::now();
    loop {
        let area = terminal.draw(|frame| view(frame, &state, theme))?;
        let was_turning = state.is_turning();
        let event = if was_turning {
            terminal.read_until(due)?
        } else {
            Some(terminal.read()?)
        };
        let message = match event {
            Some(event) => event_message(&event, &state, area),
            None => Some(Message::Tick),
        };
        let Some(message) = message else { continue };
        if !was_turning || matches!(message, Message::Tick) {
            due = Instant::now() + FLIP_INTERVAL;
        }
        if !dispatch(&mut state, message) {
            return Ok(());
        }
    }
}

/// Updates the state, performs the requested effect, and applies its result,
/// until no effect is left. Returns false if the window is to close.
pub fn dispatch(state: &mut State, message: Message) -> bool {
    let Some(effect) = update(state, message) else {
        return true;
    };
    let Some(outcome) = perform(effect) else {
        return false;
    };
    dispatch(state, Message::Done(outcome))
}
