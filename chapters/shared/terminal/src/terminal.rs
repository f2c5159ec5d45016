use std::io::{self, IsTerminal, stdin, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ratatui::crossterm::event::{self, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::layout::Rect;
use ratatui::{DefaultTerminal, Frame};
use window::{Restore, release_mouse_on_panic};

#[cfg(unix)]
use crate::signals;

const NO_TERMINAL: &str = "the window needs a terminal: run it in one, \
    without redirecting its input or output";

/// A terminal that shows a window. It's restored when this is dropped, and at a
/// panic or a signal.
#[derive(Debug)]
pub struct Terminal {
    screen: DefaultTerminal,
    /// True if other programs may have written on the screen since the last
    /// frame.
    is_stale: Arc<AtomicBool>,
    _restore: Restore,
}

impl Terminal {
    /// Sets up the terminal: raw mode, the alternate screen, and the mouse.
    ///
    /// # Errors
    ///
    /// Returns an error if there's no terminal, or it can't be set up.
    pub fn open() -> io::Result<Terminal> {
        if !stdin().is_terminal() || !stdout().is_terminal() {
            return Err(io::Error::other(NO_TERMINAL));
        }
        let restore = Restore;
        let screen = ratatui::try_init()?;
        let is_stale = Arc::new(AtomicBool::new(false));
        release_mouse_on_panic();
        event::poll(Duration::ZERO)?; // from now on SIGWINCH is an event
        #[cfg(unix)]
        signals::handle_signals(is_stale.clone())?;
        execute!(stdout(), EnableMouseCapture)?;
        Ok(Terminal {
            screen,
            is_stale,
            _restore: restore,
        })
    }

    /// Draws a frame, and returns its area. Only changes are sent to the
    /// terminal, unless another program may have written on the screen.
    ///
    /// # Errors
    ///
    /// Returns an error if the terminal can't be written.
    pub fn draw(&mut self, view: impl FnOnce(&mut Frame)) -> io::Result<Rect> {
        if self.is_stale.swap(false, Ordering::Relaxed) {
            let area = self.screen.size()?.into();
            self.screen.resize(area)?; // discards the buffer of the last frame
        }
        Ok(self.screen.draw(view)?.area)
    }

    /// Waits for an event. Ctrl-Z suspends the program before it's returned.
    ///
    /// # Errors
    ///
    /// Returns an error if the terminal can't be read.
    pub fn read(&self) -> io::Result<Event> {
        let event = event::read()?;
        #[cfg(unix)]
        if signals::is_ctrl_z(&event) {
            signals::suspend(&self.is_stale)?;
        }
        Ok(event)
    }

    /// Waits for an event until `due`. Returns `None` once that time has come,
    /// even if there are more events.
    ///
    /// # Errors
    ///
    /// Returns an error if the terminal can't be read.
    pub fn read_until(&self, due: Instant) -> io::Result<Option<Event>> {
        let wait = due.saturating_duration_since(Instant::now());
        if !wait.is_zero() && event::poll(wait)? {
            self.read().map(Some)
        } else {
            Ok(None)
        }
    }
}
