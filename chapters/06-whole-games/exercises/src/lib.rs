//! The exercises of chapter 6: a file for each, with the task at its top.
//!
//! `cargo test -p whole-games-exercises --test borrowed` checks one of them. Its
//! checks run from easy to hard in `tests/borrowed.rs`, so begin with the first one
//! in the file that fails.

pub mod borrowed;
pub mod count_games;
pub mod start_with_f5;
pub mod white_wins;
