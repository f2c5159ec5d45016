//! The exercises of chapter 24: a file for each, with the task at its top.
//!
//! `cargo test -p engine-exercises --test next_window` checks one of them. Its
//! checks run from easy to hard in `tests/next_window.rs`, so begin with the one
//! that fails first in the file.

pub mod increment;
pub mod least_margin;
pub mod next_window;
pub mod verdict;
