use std::io;
use std::time::{Duration, Instant};

use othello_window::{Message, event_message, view};
use terminal::{Terminal, Theme};

use crate::{Thinks, WindowGame};

/// How long a disc takes to turn over, and how often the window asks a search
/// how far it is.
const TICK: Duration = Duration::from_millis(90);

/// Shows the window until the person leaves. It's an error if the terminal
/// can't be read or written.
pub fn run<T: Thinks>(mut game: WindowGame<T>, theme: Theme) -> io::Result<()> {
    let mut terminal = Terminal::open()?;
    let mut due = Instant::now() + TICK;
    loop {
        game.think();
        let area = terminal.draw(|frame| view(frame, game.state(), theme))?;
        let message = match terminal.read_until(due)? {
            Some(event) => event_message(&event, game.state(), area),
            None => {
                due = Instant::now() + TICK;
                Some(Message::Tick)
            }
        };
        if message.is_some_and(|message| !game.update(message)) {
            return Ok(());
        }
    }
}
