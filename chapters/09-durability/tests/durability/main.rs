//! Integration tests of chapter 9.

mod files;
mod order;
mod players;
mod processes;
mod refusals;
mod stage;
