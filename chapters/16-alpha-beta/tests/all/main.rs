//! All tests of this chapter, in one program: linking a program for each file
//! would take longer than running it.

mod counts;
mod deepen;
mod mistakes;
mod search;
mod stage;
