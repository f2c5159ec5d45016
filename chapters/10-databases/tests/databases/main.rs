//! Integration tests of chapter 10.

mod any_input;
mod common;
mod databases;
mod files;
mod memory;
mod mistakes;
mod refusals;
mod stage;
