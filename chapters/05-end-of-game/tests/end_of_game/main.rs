//! Tests of chapter 5, in one test binary.

mod common;
mod disc_count;
mod end_of_game;
mod mistakes;
mod properties;
mod score;
mod stage;
