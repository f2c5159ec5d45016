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
    /// When there's no terminal, or it doesn't obey.
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
        signals::listen(is_stale.clone())?;
        execute!(stdout(), EnableMouseCapture)?;
        Ok(Terminal {
            screen,
            is_stale,
            _restore: restore,
        })
    }

    /// Draws what has changed; everything, if somebody else has written on the
    /// screen. Returns the area there is.
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

    /// Waits for an event until then. `None` if there is none: the time has
    /// come. However many events there are, they don't keep it from coming.
    ///
    /// # Errors
    ///
    /// When the terminal can't be read.
    pub fn read_until(&self, due: Instant) -> io::Result<Option<Event>> {
        let wait = due.saturating_duration_since(Instant::now());
        if !wait.is_zero() && event::poll(wait)? {
            self.read().map(Some)
        } else {
            Ok(None)
        }
    }
}
