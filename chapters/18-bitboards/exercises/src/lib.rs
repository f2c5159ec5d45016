//! The exercises of chapter 18: a file for each, with the task at its top.
//!
//! `cargo test -p bitboards-exercises --test mirror` checks one of them. Its
//! checks run from easy to hard in `tests/mirror.rs`, so begin with the one that
//! fails first in the file.

pub mod four_in_a_row;
pub mod mirror;
pub mod most_moves;
pub mod regions;
