//! What a page has in the place of `std::thread` and `std::sync::mpsc`: it
//! can't start threads that share its memory. In the module of the book's
//! commands and windows, what starts a thread finds this crate when it names
//! `std`; so all else of `std` is here, too.
//!
//! A thread of the book reports through the channel that was made for it. In a
//! command it runs at once, and who started it goes on when it's done. In a window
//! it must not stop anything, so the page takes a copy of the window's whole
//! memory into a worker, as `fork` does, and the thread goes on there. A report
//! comes back as a line of text. If nobody listens to a thread any more, it's
//! ended.

mod page;

pub use page_std_files::*;

/// What threads share: as in `std`, with a page's channels.
pub mod sync {
    pub use std::sync::*;

    pub mod mpsc;
}

/// What a thread is started with.
pub mod thread {
    pub use std::thread::yield_now;

    /// Starts a thread. It reports to the channel that was made last.
    pub fn spawn(run: impl FnOnce() + 'static) {
        if let Some(run) = crate::page::with(|page| page.spawn(Box::new(run))) {
            run();
        }
    }
}

pub use page::{Changes, Report, changes, hear, open_window, run};

#[cfg(test)]
mod tests;
