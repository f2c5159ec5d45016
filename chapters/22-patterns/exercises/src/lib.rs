//! The exercises of chapter 22: a file for each, with the task at its top.
//!
//! `cargo test -p patterns-exercises --test blame` checks one of them. Its
//! checks run from easy to hard in `tests/blame.rs`, so begin with the one that
//! fails first in the file.

pub mod blame;
pub mod rings;
pub mod twins;
