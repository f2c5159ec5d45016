use std::io::{self, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use ratatui::crossterm::event::EnableMouseCapture;
use ratatui::crossterm::event::{Event, KeyCode, KeyModifiers};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, enable_raw_mode};
use rustix::process::{Signal, getpgrp, getsid, kill_current_process_group};
use signal_hook::consts::{SIGCONT, SIGTSTP, SIGWINCH};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use signal_hook::low_level::{emulate_default_handler, raise};
use window::restore;

/// Handles the signals that end or stop the program, on a thread: restores the
/// terminal, and then has the default action of the signal. After SIGSTOP, which
/// nothing can handle, SIGCONT sets the terminal up again.
pub(crate) fn handle_signals(is_stale: Arc<AtomicBool>) -> io::Result<()> {
    let handled = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGCONT];
    let mut signals = Signals::new(handled)?;
    thread::spawn(move || {
        for signal in signals.forever() {
            let _ = with_terminal_restored(&is_stale, || {
                let _ = emulate_default_handler(signal);
            });
        }
    });
    Ok(())
}

/// Restores the terminal, and calls `stop`, which ends or stops the program. If
/// the program resumes, sets the terminal up again.
fn with_terminal_restored(
    is_stale: &AtomicBool,
    stop: impl FnOnce(),
) -> io::Result<()> {
    let _stdout = stdout().lock(); // so that no thread draws
    restore();
    stop();
    is_stale.store(true, Ordering::Relaxed);
    enable_raw_mode()?;
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
    raise(SIGWINCH) // an event, which wakes the loop that draws
}

/// Stops the process group, as a shell expects for Ctrl-Z. Does nothing if the
/// group leads its session, because then there's no shell that could resume it.
pub(crate) fn suspend(is_stale: &AtomicBool) -> io::Result<()> {
    if getsid(None)? == getpgrp() {
        return Ok(());
    }
    with_terminal_restored(is_stale, || {
        let _ = kill_current_process_group(Signal::STOP);
    })
}

/// Tests if an event is the key Ctrl-Z.
pub(crate) fn is_ctrl_z(event: &Event) -> bool {
    let key = event.as_key_press_event();
    key.is_some_and(|key| {
        key.code == KeyCode::Char('z') && key.modifiers == KeyModifiers::CONTROL
    })
}
