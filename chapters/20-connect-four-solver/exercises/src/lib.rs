//! The exercises of chapter 20: a file for each, with the task at its top.
//!
//! `cargo test -p connect-four-solver-exercises --test fork` checks one of them. Its
//! checks run from easy to hard in `tests/fork.rs`, so begin with the one that
//! fails first in the file.

pub mod hardest_end;
