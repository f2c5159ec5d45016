//! The exercises of chapter 12: a file for each, with the task at its top.
//!
//! `cargo test -p minimax-exercises --test value` checks one of them. Its
//! checks run from easy to hard in `tests/value.rs`, so begin with the one that
//! fails first in the file.

pub mod best_moves;
pub mod corner_balance;
pub mod value;
