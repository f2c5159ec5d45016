//! The exercises of chapter 13: a file for each, with the task at its top.
//!
//! `cargo test -p minimax-exercises --test value` checks one of them. Its
//! checks run from easy to hard in `tests/value.rs`, so begin with the one that
//! fails first in the file.

pub mod longest_win;
pub mod puzzle;
pub mod value;
