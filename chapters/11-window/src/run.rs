use std::io::{self, stdout};
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{self, EnableMouseCapture};
use ratatui::crossterm::execute;

use crate::{Message, Restore, State, dispatch, event_message, view};

/// How long a disc takes to turn over.
const MOMENT: Duration = Duration::from_millis(90);

/// Shows the window until the person leaves.
///
/// # Errors
///
/// Returns an error when the terminal can't be read or written.
pub fn run(mut state: State) -> io::Result<()> {
    let _restore = Restore;
    let mut terminal = ratatui::try_init()?;
    crate::release_mouse_on_panic();
    #[cfg(unix)]
    crate::listen()?;
    execute!(stdout(), EnableMouseCapture)?;
    let mut due = Instant::now();
    loop {
        terminal.draw(|frame| view(frame, &state))?;
        let message = next_message(&state, due)?;
        if state.turning().is_empty() || message == Some(Message::Tick) {
            due = Instant::now() + MOMENT;
        }
        if message.is_some_and(|message| !dispatch(&mut state, message)) {
            return Ok(());
        }
    }
}

/// Waits for the next event. While discs turn over it waits no longer than
/// until the next one is due.
fn next_message(state: &State, due: Instant) -> io::Result<Option<Message>> {
    let wait = due.saturating_duration_since(Instant::now());
    if !state.turning().is_empty() && !event::poll(wait)? {
        return Ok(Some(Message::Tick));
    }
    Ok(event_message(&event::read()?))
}
