//! The tests of chapter 24's player.

mod stage;
mod team;
