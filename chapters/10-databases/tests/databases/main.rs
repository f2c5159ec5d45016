//! Integration tests of chapter 10.

mod any_input;
mod common;
mod databases;
mod files;
mod list;
mod memory;
mod mistakes;
mod stage;
