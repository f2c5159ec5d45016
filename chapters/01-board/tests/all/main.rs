//! All tests of this chapter, in one program: linking a program for each file
//! would take longer than running it.

mod any_text;
mod board;
mod mistakes;
mod square;
mod stage;
