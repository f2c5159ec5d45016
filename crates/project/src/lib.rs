//! The checkout of the book: its chapters, their exercises, and what every part of
//! the companion needs to work with them.

#![allow(
    missing_docs,
    reason = "only chapters and the exercise kit are documented for readers"
)]

pub mod allowed_crates;
pub mod book_address;
pub mod cargo;
pub mod catalog;
pub mod files;
pub mod manifest;
pub mod parallel;
pub mod points;
pub mod process;
pub mod published_folder;
pub mod repository;
pub mod scratch_workspace;
pub mod starter;
pub mod tokens;
