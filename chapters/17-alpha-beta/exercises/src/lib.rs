//! The exercises of chapter 17: a file for each, with the task at its top.
//!
//! `cargo test -p alpha-beta-exercises --test never_seen` checks one of them.
//! Its checks run from easy to hard in `tests/never_seen.rs`, so begin with
//! the one that fails first in the file.

pub mod all_best;
pub mod best_case;
pub mod never_seen;
pub mod order;
