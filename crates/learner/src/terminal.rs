//! Raw mode of the terminal.

use std::panic;
use std::sync::Once;

use anyhow::Context;
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

/// A guard for raw mode, in which each key is read when it's pressed and isn't
/// echoed. Dropping it restores the terminal.
#[derive(Debug)]
pub struct RawTerminal(());

impl RawTerminal {
    /// Enables raw mode. If the program panics, the terminal is restored before the
    /// message is printed.
    ///
    /// # Errors
    ///
    /// Returns an error if there's no terminal.
    pub fn enable() -> anyhow::Result<RawTerminal> {
        restore_on_panic();
        enable_raw_mode().context("can't read the keyboard here")?;
        Ok(RawTerminal(()))
    }
}

impl Drop for RawTerminal {
    fn drop(&mut self) {
        restore();
    }
}

/// Restores the terminal and stops the process group, as a shell expects for Ctrl-Z.
/// Does nothing if the group leads its session, because then there's no shell that
/// could continue it.
#[cfg(unix)]
pub fn suspend() {
    use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
    if getsid(None).is_ok_and(|session| session != getpgrp()) {
        restore();
        let _ = kill_current_process_group(Signal::STOP);
    }
}

/// Does nothing: only Unix has shells that continue a stopped program.
#[cfg(not(unix))]
pub fn suspend() {}

/// Restores the terminal and stops this process, as SIGTSTP does by default.
#[cfg(unix)]
pub fn stop() {
    restore();
    let _ = signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP);
}

/// Enables raw mode again after the program was stopped and continued. The shell may
/// have changed the terminal's modes meanwhile.
#[cfg(unix)]
pub fn resume() {
    restore();
    // Fails only if the terminal is gone, and then no key is read either.
    let _ = enable_raw_mode();
}

fn restore() {
    // Fails only if the terminal is gone.
    let _ = disable_raw_mode();
}

fn restore_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let previous_hook = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            restore();
            previous_hook(info);
        }));
    });
}
