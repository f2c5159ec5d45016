//! All tests of this chapter, in one program: linking a program for each file
//! would take longer than running it.

mod bounds;
mod last_four;
mod search;
mod solver;
mod stage;
