//! The exercises of chapter 5: a file for each, with the task at its top.
//!
//! `cargo test -p end-of-game-exercises --test passes` checks one of them. Its
//! checks run from easy to hard in `tests/passes.rs`, so begin with the one
//! that fails on the lowest line.

pub mod count_games;
pub mod final_score;
pub mod passes;
pub mod what_now;
