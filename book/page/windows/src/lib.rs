//! The chapters' windows, running in the pages of the book.
//!
//! A page has no terminal, and a window hardly needs one: its messages, its
//! update, its effects and its view are the chapter's own. The page makes the
//! events, which [`Session`] takes around the circle, and shows the picture that
//! ratatui has drawn into memory. The same [`screen`] draws the still pictures.
//!
//! The files of a page are in memory too, in the folder in which a window runs.

mod chapter_window;
mod circle;
mod connect_four;
mod opponent;
mod othello_window;
pub mod screen;
mod session;
#[cfg(target_arch = "wasm32")]
mod wasm;

pub use session::Session;
