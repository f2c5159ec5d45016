//! The exercises of chapter 5: a file for each, with the task at its top.
//!
//! `cargo test -p end-of-game-exercises --test what_now` checks one of them.
//! Its checks run from easy to hard in `tests/what_now.rs`, so begin with the
//! first one in the file that fails.

pub mod beat_chance;
pub mod last_square;
pub mod move_again;
pub mod what_now;
