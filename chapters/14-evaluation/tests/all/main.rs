//! All tests of this chapter, in one program: linking a program for each file
//! would take longer than running it.

mod evaluate;
mod matches;
mod mistakes;
mod stage;
