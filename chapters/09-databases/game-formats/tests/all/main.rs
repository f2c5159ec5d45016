//! All tests of this crate, in one program: linking a program for each file
//! would take longer than running it.

mod any_input;
mod database_files;
mod database_round_trips;
mod files;
mod ggf;
mod obf;
mod processes;
mod round_trips;
mod stage;
mod writing;
