use std::io;
use std::time::{Duration, Instant};

use ratatui::crossterm::event;
use window::{Message, Terminal, Theme, event_message, view};

use crate::WindowGame;

/// How long a disc takes to turn over, and how often the window shows a
/// computer's progress.
const TICK: Duration = Duration::from_millis(90);

/// Shows the window until the person leaves.
///
/// # Errors
///
/// When the terminal cannot be read or written.
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
        if let Some(received) = received
            && !game.update(received)
        {
            return Ok(());
        }
    }
}
