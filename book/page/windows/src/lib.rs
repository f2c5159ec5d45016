//! The chapters' terminal windows, running in the pages of the book.
//!
//! The messages, updates, effects and views are the chapters' own. The page sends the
//! events, [`Session`] runs the update loop, and ratatui draws into a buffer in memory,
//! which [`screen`] converts to SVG. The static pictures of windows use the same code.
//!
//! The files of a page are in memory, in the window's working directory.
//!
//! | To change | Edit |
//! |---|---|
//! | the keys that have a button, and their labels | `labels.rs` |
//! | the mapping of a browser's key names to terminal keys | `session.rs` |
//! | what a key does | the window's chapter, `event_message` or `message` there |
//! | what a screen reader announces | `speech` and `description` in the window's module |

mod chapter_window;
mod connect_four;
mod labels;
mod opponent;
mod othello_window;
pub mod screen;
mod session;
mod update_loop;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use session::Session;
