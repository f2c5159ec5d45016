//! Rust's library as a page has it: in the module of the book's commands and
//! windows, some crates find this one when they name `std`.
//!
//! All of it is `std`, but for what a page's system can't do about files.

pub use std::*;

pub mod fs;

/// The surroundings of a program: as in `std`, with a folder for what is
/// temporary.
pub mod env {
    pub use std::env::*;

    /// The folder that a program works in: a page has no other.
    pub fn temp_dir() -> std::path::PathBuf {
        std::path::PathBuf::from(".")
    }
}
