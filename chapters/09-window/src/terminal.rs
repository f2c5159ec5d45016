use std::io::{self, stdout};
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, Event};
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;
use ratatui::{DefaultTerminal, Frame};

#[cfg(unix)]
use crate::signals;

/// The terminal while it shows the window. Whether that ends with a quit, an
/// error, a panic or a signal, the terminal is then as it was before.
#[derive(Debug)]
pub struct Terminal {
    screen: DefaultTerminal,
    /// Whether others have written on the screen meanwhile.
    is_stale: Arc<AtomicBool>,
    _restore: Restore,
}

impl Terminal {
    /// Takes the terminal over, mouse included.
    ///
    /// # Errors
    ///
    /// When there is no terminal, or it does not obey.
    pub fn open() -> io::Result<Terminal> {
        let restore = Restore;
        let screen = ratatui::try_init()?;
        let is_stale = Arc::new(AtomicBool::new(false));
        release_mouse_on_panic();
        event::poll(Duration::ZERO)?; // from now on SIGWINCH is an event
        #[cfg(unix)]
        signals::listen(is_stale.clone())?;
        execute!(stdout(), EnableMouseCapture)?;
        Ok(Terminal {
            screen,
            is_stale,
            _restore: restore,
        })
    }

    /// Draws what has changed, or everything on a screen that others have
    /// written on. Says what area there is.
    ///
    /// # Errors
    ///
    /// When the terminal can't be written.
    pub fn draw(&mut self, view: impl FnOnce(&mut Frame)) -> io::Result<Rect> {
        if self.is_stale.swap(false, Ordering::Relaxed) {
            let area = self.screen.size()?.into();
            self.screen.resize(area)?; // it forgets what it has drawn
        }
        Ok(self.screen.draw(view)?.area)
    }

    /// Waits for an event. Ctrl-Z suspends the program, as it does elsewhere.
    ///
    /// # Errors
    ///
    /// When the terminal can't be read.
    pub fn read(&self) -> io::Result<Event> {
        let event = event::read()?;
        #[cfg(unix)]
        if signals::is_ctrl_z(&event) {
            signals::suspend(&self.is_stale)?;
        }
        Ok(event)
    }
}

/// On a panic, ratatui gives the terminal back before the report is printed. It
/// doesn't know about the mouse.
fn release_mouse_on_panic() {
    let report = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        let _ = execute!(stdout(), DisableMouseCapture);
        report(info);
    }));
}

pub(crate) fn restore() {
    let _ = execute!(stdout(), DisableMouseCapture, Show);
    let _ = ratatui::try_restore();
}

/// Gives the terminal back when it is dropped.
#[derive(Debug)]
struct Restore;

impl Drop for Restore {
    fn drop(&mut self) {
        if thread::panicking() {
            return; // the panic has been reported below the window
        }
        restore();
    }
}
