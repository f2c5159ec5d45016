//! All tests of this crate, in one program.

mod any_input;
mod every_format;
mod files;
mod ggf;
mod obf;
mod round_trips;
mod stage;
mod writing;
