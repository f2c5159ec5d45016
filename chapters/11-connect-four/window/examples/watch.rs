//! White wins a game in slow motion, in five seconds.

use std::{io, thread, time::Duration};

use connect_four_window::{Message, State, update, view};
use terminal::{Terminal, Theme};

fn main() -> io::Result<()> {
    let (color, ascii) = (false, false);
    let mut state = State::new("cdecfbceeed".parse().expect("a game"));
    update(&mut state, Message::Drop);
    let mut terminal = Terminal::open()?;
    for _ in 0..25 {
        let theme = Theme { color, ascii };
        terminal.draw(|frame| view(frame, &state, theme))?;
        thread::sleep(Duration::from_millis(200));
        update(&mut state, Message::Tick);
    }
    Ok(())
}
