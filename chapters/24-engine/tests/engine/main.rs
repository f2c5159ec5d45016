//! The tests of chapter 24.

mod parallel;
mod search;
mod stage;
mod time;
