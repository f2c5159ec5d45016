//! Tests of the readers and writers of all formats, and of the program.

mod any_input;
mod common;
mod every_format;
mod files;
mod ggf;
mod obf;
mod round_trips;
mod stage;
mod writing;
