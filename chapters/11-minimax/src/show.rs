use std::io;
use std::time::{Duration, Instant};

use ratatui::crossterm::event;
use window::{Message, Terminal, Theme, event_message, view};

use crate::Desk;

/// How long a disc takes to turn over, and how often the window asks a
/// computer how far it is.
const MOMENT: Duration = Duration::from_millis(90);

/// Shows the window until the person leaves.
///
/// # Errors
///
/// When the terminal cannot be read or written.
pub fn show(mut desk: Desk, theme: Theme) -> io::Result<()> {
    let mut terminal = Terminal::open()?;
    let mut due = Instant::now() + MOMENT;
    loop {
        desk.think();
        let drawn = terminal.screen.draw(|it| view(it, &desk.state, theme))?;
        let rest = due.saturating_duration_since(Instant::now());
        let received = if event::poll(rest)? {
            event_message(&event::read()?, &desk.state, drawn.area)
        } else {
            due = Instant::now() + MOMENT;
            Some(Message::Tick)
        };
        if let Some(received) = received
            && !desk.hear(received)
        {
            return Ok(());
        }
    }
}
