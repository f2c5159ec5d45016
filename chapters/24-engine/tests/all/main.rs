//! The tests of chapter 24.

mod clock;
mod stage;
mod team;
mod thinking;
