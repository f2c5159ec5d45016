//! The exercises of chapter 9: a file for each, with the task at its top.
//!
//! `cargo test -p window-exercises --test square_under` checks one of them. Its
//! checks run from easy to hard in `tests/square_under.rs`, so begin with the
//! first one in the file that fails.

pub mod square_under;
pub mod step_cursor;
pub mod turning;
