//! The exercises of chapter 15: a file for each, with the task at its top.
//!
//! `cargo test -p evaluation-exercises --test safe_discs` checks one of them.
//! Its checks run from easy to hard in `tests/safe_discs.rs`, so begin with
//! the one that fails first in the file.

pub mod beat_phased;
pub mod games_needed;
pub mod safe_discs;
pub mod weights;
