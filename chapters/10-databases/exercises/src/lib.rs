//! The exercises of chapter 10: a file for each, with the task at its top.
//!
//! `cargo test -p databases-exercises --test read_moves` checks one of them. Its
//! checks run from easy to hard in `tests/read_moves.rs`, so begin with the one
//! that fails first in the file.

pub mod club_list;
pub mod read_moves;
pub mod shrink;
pub mod six_bits;
