use std::io::{self, stdout};
use std::thread;

use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use crate::restore;

/// Gives the terminal back when a signal comes that ends the program.
///
/// # Errors
///
/// Returns an error when the system doesn't let us wait for signals.
pub fn listen() -> io::Result<()> {
    let mut signals = Signals::new([SIGHUP, SIGINT, SIGQUIT, SIGTERM])?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let _nobody_draws = stdout().lock();
            restore();
            let _ = emulate_default_handler(signal);
        }
    });
    Ok(())
}
