//! The tests of chapter 21.

mod clock;
mod stage;
mod team;
mod thinking;
