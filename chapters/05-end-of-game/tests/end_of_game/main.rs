//! Tests of chapter 5, in one test binary.

mod common;
mod end_of_game;
mod mistakes;
mod properties;
mod score;
mod stage;
