//! The tests of chapter 21.

mod bounds;
mod ending;
mod minimax;
mod search;
mod solver;
mod stage;
