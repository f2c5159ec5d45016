//! The exercises of chapter 16: a file for each, with the task at its top.
//!
//! `cargo test -p opponent-exercises --test played` checks one of them. Its
//! checks run from easy to hard in `tests/played.rs`, so begin with the first one
//! in the file that fails.

pub mod choose;
pub mod friendly;
pub mod played;
pub mod within;
