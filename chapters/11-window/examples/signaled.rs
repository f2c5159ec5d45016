//! A window that waits for a signal; Q quits.

use ratatui::crossterm::event::{self, KeyCode};

fn main() -> std::io::Result<()> {
    let _restore = window::Restore;
    let mut terminal = ratatui::try_init()?;
    #[cfg(unix)]
    window::listen()?;
    let text = format!("Kill me: kill {}", std::process::id());
    terminal.draw(|frame| frame.render_widget(&*text, frame.area()))?;
    while event::read()?.as_key_press_event().map(|key| key.code)
        != Some(KeyCode::Char('q'))
    {}
    Ok(())
}
