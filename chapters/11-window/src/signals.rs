use std::io::{self, stdout};
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use crate::restore;

/// Restores the terminal before a signal ends the program.
///
/// # Errors
///
/// Returns an error if the signal handlers can't be installed.
pub fn listen() -> io::Result<()> {
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let _lock = stdout().lock(); // keeps other threads from drawing
            restore();
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}
