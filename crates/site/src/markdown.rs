//! The parts of a Markdown page and what replaces them.
//!
//! [`blocks`] finds the fenced blocks and the directives of a page. [`listings`] renders a
//! Rust block from items that [`rust_source`] finds in a file, [`given`] finds the files that
//! readers receive, `highlight` colors code,
//! [`setup_commands`] and `exercise_list` render the directives of a chapter's page.

pub mod blocks;
pub(crate) mod exercise_list;
pub mod given;
pub(crate) mod highlight;
pub mod listings;
pub mod rust_source;
pub mod setup_commands;
