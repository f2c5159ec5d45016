//! A learner's way through the exercises: what is there, what to do next, what
//! the checks say about an answer, help, and the way back to the beginning.

mod asks;
mod attempt;
mod compile;
pub mod course;
pub mod desk;
mod list;
mod look;
mod memory;
mod names;
mod progress;
mod reset;
mod screen;
mod speech;
pub mod terminal;
pub mod watch;

pub use look::Look;
