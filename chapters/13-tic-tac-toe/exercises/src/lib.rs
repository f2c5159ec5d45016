//! The exercises of chapter 13: a file for each, with the task at its top.
//!
//! `cargo test -p tic-tac-toe-exercises --test forced_win` checks one of them. Its
//! checks run from easy to hard in `tests/forced_win.rs`, so begin with the first one
//! in the file that fails.

pub mod different_positions;
pub mod forced_win;
pub mod losing_moves;
pub mod puzzles;
pub mod winning_spots;
