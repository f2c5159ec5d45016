//! The loop of the window.

use std::io;
use std::time::{Duration, Instant};

use opponent::WindowGame;
use othello_window::{Message, event_message, view};
use ratatui::crossterm::event;
use terminal::{Terminal, Theme};

/// How long a disc takes to turn over, and how often the window asks a search
/// how far it is.
const TICK: Duration = Duration::from_millis(90);

/// Shows the window until the person leaves.
pub fn run(mut game: WindowGame, theme: Theme) -> io::Result<()> {
    let mut terminal = Terminal::open()?;
    let mut due = Instant::now() + TICK;
    loop {
        game.think();
        let area = terminal.draw(|it| view(it, game.state(), theme))?;
        let rest = due.saturating_duration_since(Instant::now());
        let received = if event::poll(rest)? {
            event_message(&terminal.read()?, game.state(), area)
        } else {
            due = Instant::now() + TICK;
            Some(Message::Tick)
        };
        if received.is_some_and(|it| !game.update(it)) {
            return Ok(());
        }
    }
}
