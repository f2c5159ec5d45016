//! A terminal whose keys are read one by one.

use std::panic;
use std::sync::Once;

use anyhow::Context;
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

/// While this lives, we get each key as it's pressed, and the terminal doesn't
/// show it. Afterward the terminal is as it was before.
#[derive(Debug)]
pub struct RawTerminal(());

impl RawTerminal {
    /// Takes over the terminal. A panic gives it back before it says anything.
    /// Fails when there is no terminal.
    pub fn take_over() -> anyhow::Result<RawTerminal> {
        give_back_on_panic();
        enable_raw_mode().context("can't read the keyboard here")?;
        Ok(RawTerminal(()))
    }
}

impl Drop for RawTerminal {
    fn drop(&mut self) {
        give_back();
    }
}

fn give_back() {
    // If the terminal is gone, there is nothing to give back.
    let _ = disable_raw_mode();
}

fn give_back_on_panic() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back();
            before(info);
        }));
    });
}
