use std::io;
use std::time::{Duration, Instant};

use terminal::{Terminal, Theme};

use crate::{Message, State};
use crate::{event_message, perform, update, view};

/// How long a disc takes to turn over.
const MOMENT: Duration = Duration::from_millis(90);

/// Shows the window until the person leaves. Fails when the terminal cannot be
/// read or written.
pub fn run(mut state: State, theme: Theme) -> io::Result<()> {
    let mut terminal = Terminal::open()?;
    let mut due = Instant::now();
    loop {
        let area = terminal.draw(|frame| view(frame, &state, theme))?;
        let is_still = !state.is_turning();
        let event = if is_still {
            Some(terminal.read()?)
        } else {
            terminal.read_until(due)?
        };
        let received = match event {
            Some(event) => event_message(&event, &state, area),
            None => Some(Message::Tick),
        };
        let Some(received) = received else { continue };
        if is_still || matches!(received, Message::Tick) {
            due = Instant::now() + MOMENT;
        }
        if !dispatch(&mut state, received) {
            return Ok(());
        }
    }
}

/// Updates the state and performs what the update asks for. Says whether the
/// window stays open.
pub fn dispatch(state: &mut State, message: Message) -> bool {
    let Some(effect) = update(state, message) else {
        return true;
    };
    let Some(outcome) = perform(effect) else {
        return false;
    };
    dispatch(state, Message::Done(outcome))
}
