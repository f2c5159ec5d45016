//! The exercises of chapter 21: a file for each, with the task at its top.
//!
//! `cargo test -p engine-exercises --test answers` checks one of them. Its
//! checks run from easy to hard in `tests/answers.rs`, so begin with the one that
//! fails first in the file.

pub mod answers;
pub mod increment;
pub mod rating;
