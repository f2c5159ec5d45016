//! A replacement for `std` in pages: `std` with file locks that always succeed, and with a
//! temporary directory.
//!
//! `crates/site/src/wasm/patched_crates.rs` builds some crates of the book with this
//! crate under the name `std`.

pub use std::*;

pub mod fs;

/// `std::env` with a temporary directory.
pub mod env {
    pub use std::env::*;

    /// Returns the working directory, the only directory of a page.
    pub fn temp_dir() -> std::path::PathBuf {
        std::path::PathBuf::from(".")
    }
}
