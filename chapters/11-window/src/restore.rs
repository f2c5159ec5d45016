use std::io::stdout;
use std::panic;

use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::DisableMouseCapture;
use ratatui::crossterm::execute;

/// Restores the terminal to its original state. Errors are ignored, because
/// there's no window left to show them in.
pub fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, Show);
    let _ = ratatui::try_restore();
}

/// A guard that restores the terminal when it's dropped.
#[derive(Debug)]
pub struct Restore;

impl Drop for Restore {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return; // the hook has done it, and then printed its report
        }
        restore();
    }
}

/// Installs a panic hook that disables mouse capture, and then calls
/// ratatui's hook, which restores the rest and prints the report.
pub fn release_mouse_on_panic() {
    let ratatui_hook = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let _ = execute!(stdout(), DisableMouseCapture);
        ratatui_hook(info);
    }));
}
