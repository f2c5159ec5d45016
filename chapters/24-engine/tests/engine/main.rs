//! The tests of chapter 24.

mod clock;
mod thinking;
