//! The exercises of chapter 2: a file for each, with the task at its top.
//!
//! `cargo test -p directions-exercises --test ray_length` checks one of them.
//! Its checks run from easy to hard in `tests/ray_length.rs`, so begin with the
//! one that fails on the smallest line number.

pub mod direction_to;
pub mod knight_moves;
pub mod next_square;
pub mod queens;
pub mod ray_length;
