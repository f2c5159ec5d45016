//! Tests of chapter 11, in one binary for faster linking.

mod common;
mod effects;
mod input;
mod mistakes;
mod screen;
mod stage;
mod terminal;
mod update;
mod view;
