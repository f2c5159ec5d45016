//! The tests of chapter 21.

mod bounds;
mod ending;
mod search;
mod solver;
mod stage;
