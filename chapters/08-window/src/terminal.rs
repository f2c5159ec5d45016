use std::io::{self, stdout};
use std::panic;
use std::thread;

use ratatui::DefaultTerminal;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
#[cfg(unix)]
use signal_hook::consts::{SIGHUP, SIGTERM};
#[cfg(unix)]
use signal_hook::iterator::Signals;
#[cfg(unix)]
use signal_hook::low_level::emulate_default_handler;

/// The terminal while it shows the window. Whether that ends with a quit, an
/// error, a panic or a signal, the terminal is then as it was before.
#[derive(Debug)]
pub struct Terminal {
    /// What ratatui draws on.
    pub screen: DefaultTerminal,
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
        release_mouse_on_panic();
        #[cfg(unix)]
        restore_on_signal()?;
        execute!(stdout(), EnableMouseCapture)?;
        Ok(Terminal {
            screen,
            _restore: restore,
        })
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

/// Gives the terminal back when the program is told to end, by `kill` or because
/// the terminal is closed. Then the signal ends the program, as it would have.
#[cfg(unix)]
fn restore_on_signal() -> io::Result<()> {
    let mut signals = Signals::new([SIGHUP, SIGTERM])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let _nobody_draws = stdout().lock();
            restore();
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}

fn restore() {
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
