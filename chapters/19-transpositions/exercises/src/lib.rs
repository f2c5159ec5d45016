//! The exercises of chapter 19: a file for each, with the task at its top.
//!
//! `cargo test -p transpositions-exercises --test kayles` checks one of them. Its
//! checks run from easy to hard in `tests/kayles.rs`, so begin with the one that
//! fails first in the file.

pub mod kayles;
pub mod known;
pub mod same_opening;
