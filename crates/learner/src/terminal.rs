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
