//! The exercises of chapter 8: a file for each, with the task at its top.
//!
//! `cargo test -p records-exercises --test presses` checks one of them. Its checks
//! run from easy to hard in `tests/presses.rs`, so begin with the one that fails
//! first in the file.

pub mod forgotten;
pub mod presses;
pub mod walk;
