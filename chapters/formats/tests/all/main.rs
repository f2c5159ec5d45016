//! All tests of this crate, in one program: linking a program for each file
//! would take longer than running it.

mod any_input;
mod files;
mod ggf;
mod obf;
mod round_trips;
mod stage;
