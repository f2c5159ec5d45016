//! The exercises of chapter 7: a file for each, with the task at its top.
//!
//! `cargo test -p two-players-exercises --test rectangle` checks one of them.
//! Its checks run from easy to hard in `tests/rectangle.rs`, so begin with the
//! first one in the file that fails.

pub mod moves_left;
pub mod rectangle;
pub mod which_rules;
pub mod why_not;
