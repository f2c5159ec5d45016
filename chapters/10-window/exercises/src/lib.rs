//! The exercises of chapter 10: a file for each, with the task at its top.
//!
//! `cargo test -p window-exercises --test square_under` checks one of them. Its
//! checks run from easy to hard in `tests/square_under.rs`, so begin with the
//! first one in the file that fails.

pub mod copy_game;
pub mod shown_files;
pub mod square_under;
pub mod tiny_board;
