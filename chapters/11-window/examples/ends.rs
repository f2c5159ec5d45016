//! A window to end by Q (quit), E (error) or P (panic).

use std::io::{self, stdout};

use ratatui::crossterm::event::{self, EnableMouseCapture, KeyCode};
use ratatui::crossterm::execute;

fn main() -> io::Result<()> {
    let _restore = window::Restore;
    let mut terminal = ratatui::try_init()?;
    window::release_mouse_on_panic();
    execute!(stdout(), EnableMouseCapture)?;
    loop {
        terminal.draw(|frame| {
            frame.render_widget("Q quits, E fails, P panics", frame.area());
        })?;
        let key = event::read()?.as_key_press_event().map(|key| key.code);
        match key {
            Some(KeyCode::Char('q')) => return Ok(()),
            Some(KeyCode::Char('e')) => return Err(io::Error::other("E")),
            Some(KeyCode::Char('p')) => panic!("the roof falls in"),
            _ => {}
        }
    }
}
