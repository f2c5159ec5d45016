//! The exercises of chapter 7: a file for each, with the task at its top.
//!
//! `cargo test -p two-players-exercises --test read_move` checks one of them.
//! Its checks run from easy to hard in `tests/read_move.rs`, so begin with the
//! first one in the file that fails.

pub mod framed_start;
pub mod read_move;
pub mod take_back;
