//! All tests of this chapter, in one program: linking a program for each file
//! would take longer than running it.

mod game;
mod properties;
mod stage;
mod terminal;
