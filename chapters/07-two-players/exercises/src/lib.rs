//! The exercises of chapter 7: a file for each, with the task at its top.
//!
//! `cargo test -p two-players-exercises --test handout` checks one of them.
//! Its checks run from easy to hard in `tests/handout.rs`, so begin with the
//! first one in the file that fails.

pub mod corner;
pub mod handout;
pub mod house_rule;
pub mod moves_left;
pub mod why_not;
