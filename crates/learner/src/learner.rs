//! A learner's way through the exercises: what is there, what to do next, what
//! the checks say about an answer, help, and the way back to the beginning.

mod check;
pub mod course;
mod imports;
mod list;
mod outcomes;
pub mod own_crate;
pub mod points;
mod progress;
mod progress_store;
mod render;
mod reset;
pub mod session;
mod style;
pub mod terminal;
pub mod watch;

pub use style::Style;
