use std::io::{self, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use ratatui::crossterm::event::EnableMouseCapture;
use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, enable_raw_mode};
use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::consts::{SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::{emulate_default_handler, raise};
use window::restore;

/// Steps aside when the program is told to end or to stop, by `kill` or because
/// the terminal is closed, and then lets the signal do what it's for.
pub(crate) fn listen(is_stale: Arc<AtomicBool>) -> io::Result<()> {
    let all = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP];
    let mut signals = Signals::new(all)?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let _ = step_aside(&is_stale, || {
                let _ = emulate_default_handler(signal);
            });
        }
    });
    Ok(())
}

/// Gives the terminal back and ends or stops. If the program goes on, it takes
/// the terminal over again.
fn step_aside(is_stale: &AtomicBool, stop: impl FnOnce()) -> io::Result<()> {
    let _nobody_draws = stdout().lock();
    restore();
    stop();
    is_stale.store(true, Ordering::Relaxed);
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
    raise(SIGWINCH) // an event, so that somebody draws
}

/// Stops the program and what the shell has started with it. Where there is no
/// shell to wake them up again, nothing happens.
pub(crate) fn suspend(is_stale: &AtomicBool) -> io::Result<()> {
    if getsid(None)? == getpgrp() {
        return Ok(());
    }
    step_aside(is_stale, || {
        let _ = kill_current_process_group(Signal::STOP);
    })
}

pub(crate) fn is_ctrl_z(event: &Event) -> bool {
    let key = event.as_key_press_event();
    key.is_some_and(|key| {
        key.code == KeyCode::Char('z') && key.modifiers == KeyModifiers::CONTROL
    })
}
