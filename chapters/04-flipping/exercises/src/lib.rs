//! The exercises of chapter 4: a file for each, with the task at its top.
//!
//! `cargo test -p flipping-exercises --test greediest` checks one of them. Its
//! checks run from easy to hard in `tests/greediest.rs`, so begin with the one that
//! fails on the lowest line.

pub mod all_around;
pub mod boards_before;
pub mod flipped_squares;
pub mod greediest;
pub mod move_between;
