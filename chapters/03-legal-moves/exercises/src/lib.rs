//! The exercises of chapter 3: a file for each, with the task at its top.
//!
//! `cargo test -p legal-moves-exercises --test mobility` checks one of them.
//! Its checks run from easy to hard in `tests/mobility.rs`, so begin with the
//! first one in the file that fails.

pub mod bracketing_square;
pub mod crowd;
pub mod mobility;
pub mod moves_from_discs;
