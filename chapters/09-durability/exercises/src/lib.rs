//! The exercises of chapter 9: a file for each, with the task at its top.
//!
//! `cargo test -p durability-exercises --test wins` checks one of them. Its checks
//! run from easy to hard in `tests/wins.rs`, so begin with the one that fails
//! first in the file.

pub mod checksum;
pub mod save;
pub mod wins;
