//! All tests of this chapter, in one program: linking a program for each file
//! would take longer than running it.

mod any_input;
mod common;
mod databases;
mod files;
mod memory;
mod mistakes;
mod round_trips;
mod stage;
