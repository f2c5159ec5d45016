//! Integration tests of chapter 8.

mod any_input;
mod files;
mod history;
mod lines;
mod oth_format;
mod round_trips;
mod stage;
