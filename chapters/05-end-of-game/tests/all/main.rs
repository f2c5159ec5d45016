//! All tests of this chapter, in one program: linking a program for each file
//! would take longer than running it.

mod common;
mod end_of_game;
mod mistakes;
mod properties;
mod score;
mod stage;
