//! The exercises of chapter 14: a file for each, with the task at its top.
//!
//! `cargo test -p minimax-exercises --test boxes` checks one of them. Its
//! checks run from easy to hard in `tests/boxes.rs`, so begin with the one that
//! fails first in the file.

pub mod boxes;
pub mod longest_win;
pub mod puzzle;
