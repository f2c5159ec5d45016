//! A terminal whose keys are read one by one.

use anyhow::Context;
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

/// While this lives, we get each key as it's pressed, and the terminal doesn't
/// show it. Afterward the terminal is as it was before.
#[derive(Debug)]
pub struct RawTerminal(());

impl RawTerminal {
    /// Takes over the terminal. Fails when there is no terminal.
    pub fn take_over() -> anyhow::Result<RawTerminal> {
        enable_raw_mode().context("can't read the keyboard here")?;
        Ok(RawTerminal(()))
    }
}

impl Drop for RawTerminal {
    fn drop(&mut self) {
        // If the terminal is gone, there is nothing to give back.
        let _ = disable_raw_mode();
    }
}
