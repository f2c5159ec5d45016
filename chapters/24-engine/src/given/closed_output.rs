//! Given: copied by `begin`, not typed.

/// Tests if standard output is a pipe whose reader has ended, as in `| head`.
/// A search may run for hours before it writes again and finds out.
#[cfg(unix)]
pub fn is_output_closed() -> bool {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let stdout = std::io::stdout();
    // Errors are reported without being asked for.
    let mut stdout = [PollFd::new(&stdout, PollFlags::empty())];
    let polled = poll(&mut stdout, Some(&Timespec::default()));
    polled.is_ok() && stdout[0].revents().contains(PollFlags::ERR)
}

/// Returns `false`: only Unix can tell.
#[cfg(not(unix))]
pub fn is_output_closed() -> bool {
    false
}
