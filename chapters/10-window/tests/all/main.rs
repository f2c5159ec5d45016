//! All tests of this chapter, in one program: linking a program for each file
//! would take longer than running it.

mod common;
mod effects;
mod input;
mod mistakes;
mod screen;
mod stage;
mod terminal;
mod update;
mod view;
