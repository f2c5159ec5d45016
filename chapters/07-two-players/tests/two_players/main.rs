//! Integration tests of chapter 7.

mod game;
mod greedy;
mod mistakes;
mod properties;
mod stage;
mod terminal;
