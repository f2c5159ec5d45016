//! A replacement for `std` in pages, with other implementations of `std::thread` and
//! `std::sync::mpsc`, because a page can't start threads that share its memory.
//!
//! `crates/site/src/wasm/patched_crates.rs` builds the crates of the book that start
//! threads with this crate under the name `std`.
//!
//! Each thread reports through the channel that was created last before it was started.
//! In a command, a thread runs to its end when it is started. In a window, the page copies
//! the memory of the WebAssembly module into a worker, as `fork` does, and runs the thread
//! there. The reports come back as lines of text. A thread ends when its receiver is
//! dropped.

mod threads;

pub use page_std_files::*;

/// `std::sync` with channels that work in a page.
pub mod sync {
    pub use std::sync::*;

    pub mod mpsc;
}

/// The parts of `std::thread` that the book uses.
pub mod thread {
    pub use std::thread::yield_now;

    /// Starts a thread, which reports to the channel that was created last.
    pub fn spawn(f: impl FnOnce() + 'static) {
        let run_now = crate::threads::with_threads(|threads| threads.spawn(Box::new(f)));
        if let Some(f) = run_now {
            f();
        }
    }
}

pub use threads::{Changes, Report, receive_report, run, start_threads_in_page, take_changes};

#[cfg(test)]
mod tests;
