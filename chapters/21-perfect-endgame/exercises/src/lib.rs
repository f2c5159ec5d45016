//! The exercises of chapter 21: a file for each, with the task at its top.
//!
//! `cargo test -p perfect-endgame-exercises --test holes` checks one of them.
//! Its checks run from easy to hard in `tests/holes.rs`, so begin with the one
//! that fails first in the file.

pub mod holes;
pub mod losing_move;
pub mod misled;
