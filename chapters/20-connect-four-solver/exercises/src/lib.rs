//! The exercises of chapter 20: a file for each, with the task at its top.
//!
//! `cargo test -p connect-four-solver-exercises --test forks` checks one of them. Its
//! checks run from easy to hard in `tests/forks.rs`, so begin with the one that
//! fails first in the file.

pub mod cheapest_questions;
pub mod forks;
pub mod hardest_end;
