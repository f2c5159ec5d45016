//! What a thread is started with.

pub use std::thread::yield_now;

use crate::page::with;

/// Starts a thread. It reports to the channel that was made last.
pub fn spawn(run: impl FnOnce() + 'static) {
    with(|page| page.spawn(Box::new(run)));
}
