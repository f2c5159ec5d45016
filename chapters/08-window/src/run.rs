use std::io;
use std::time::{Duration, Instant};

use ratatui::crossterm::event;

use crate::{Look, Message, State, Terminal, message, perform, update, view};

/// How long a disc takes to turn over.
const MOMENT: Duration = Duration::from_millis(90);

/// Shows the window until the person leaves.
///
/// # Errors
///
/// When the terminal cannot be read or written.
pub fn run(mut state: State, look: Look) -> io::Result<()> {
    let mut terminal = Terminal::open()?;
    let mut due = Instant::now();
    loop {
        let drawn = terminal.screen.draw(|it| view(it, &state, look))?;
        let is_still = state.turning.is_empty();
        let received = match is_still || comes_before(due)? {
            true => message(&event::read()?, &state, drawn.area),
            false => Some(Message::Tick),
        };
        let Some(received) = received else { continue };
        if is_still || matches!(received, Message::Tick) {
            due = Instant::now() + MOMENT;
        }
        if !feed(&mut state, received) {
            return Ok(());
        }
    }
}

/// Waits for an event; whether one comes before this time.
fn comes_before(due: Instant) -> io::Result<bool> {
    event::poll(due.saturating_duration_since(Instant::now()))
}

/// Updates the state, and does what the update asks for. Whether the window
/// stays open.
pub fn feed(state: &mut State, message: Message) -> bool {
    let Some(effect) = update(state, message) else {
        return true;
    };
    let Some(outcome) = perform(effect) else {
        return false;
    };
    feed(state, Message::Done(outcome))
}
