//! All tests of the form, in one program: linking a program for each file
//! would take longer than running it.

mod common;
mod files;
mod input;
mod stage;
mod terminal;
mod update;
mod view;
