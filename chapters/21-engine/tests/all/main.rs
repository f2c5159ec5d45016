//! The tests of chapter 21.

mod clock;
mod gtp;
mod team;
mod thinking;
