//! The exercises of chapter 1: a file for each, with the task at its top.
//!
//! `cargo test -p board-exercises --test square_at` checks one of them. Its
//! checks run from easy to hard in `tests/square_at.rs`, so begin with the one
//! that fails on the smallest line number.

pub mod half_turn;
pub mod king_steps;
pub mod pack;
pub mod square_at;
