use std::io::stdout;
use std::panic;

use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::DisableMouseCapture;
use ratatui::crossterm::execute;

/// Gives the terminal back as it was. Errors are ignored: there's no window
/// left to show them in.
pub fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, Show);
    let _ = ratatui::try_restore();
}

/// Gives the terminal back when it's dropped.
#[derive(Debug)]
pub struct Restore;

impl Drop for Restore {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return; // the hook has done it, and the report is on the screen
        }
        restore();
    }
}

/// On a panic, ratatui's hook gives the terminal back before the report is
/// printed. It doesn't know about the mouse; this one does.
pub fn release_mouse_on_panic() {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let _ = execute!(stdout(), DisableMouseCapture);
        report(info);
    }));
}
