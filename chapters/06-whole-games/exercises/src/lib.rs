//! The exercises of chapter 6: a file for each, with the task at its top.
//!
//! `cargo test -p whole-games-exercises --test passes` checks one of them. Its
//! checks run from easy to hard in `tests/passes.rs`, so begin with the one
//! that fails on the lowest line.

pub mod count_games;
pub mod passes;
pub mod shortest_game;
pub mod start_with_f5;
