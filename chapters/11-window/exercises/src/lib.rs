//! The exercises of chapter 11: a file for each, with the task at its top.
//!
//! `cargo test -p window-exercises --test clicked` checks one of them. Its
//! checks run from easy to hard in `tests/clicked.rs`, so begin with the
//! first one in the file that fails.

pub mod clicked;
pub mod copy_game;
pub mod tab_order;
pub mod tiny_board;
