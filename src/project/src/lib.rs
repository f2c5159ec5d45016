//! The checkout of the book: where it is, its chapters and exercises, and the
//! tools that work on it.

pub mod address;
pub mod cargo;
pub mod catalog;
pub mod files;
pub mod folder;
pub mod forbidden;
pub mod manifest;
pub mod parallel;
pub mod points;
pub mod process;
pub mod repository;
pub mod scratch_workspace;
pub mod starter;
