//! Integration tests of chapter 9.

mod files;
mod invalid_files;
mod order;
mod players;
mod processes;
mod stage;
