//! The exercises of chapter 10: a file for each, with the task at its top.
//!
//! `cargo test -p tic-tac-toe-exercises --test promise` checks one of them. Its
//! checks run from easy to hard in `tests/promise.rs`, so begin with the first one
//! in the file that fails.

pub mod best_result;
pub mod count_results;
pub mod promise;
pub mod winning_spots;
