//! The exercises of chapter 12: a file for each, with the task at its top.
//!
//! `cargo test -p connect-four-exercises --test resting_square` checks one of
//! them. Its checks run from easy to hard in `tests/resting_square.rs`, so
//! begin with the first one in the file that fails.

pub mod completes_four;
pub mod corners;
pub mod four_anywhere;
pub mod resting_square;
pub mod winning_columns;
