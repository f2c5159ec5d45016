//! All tests of this chapter, in one program: linking a program for each file
//! would take longer than running it.

mod connect_four;
mod four_by_four;
mod memory;
mod mistakes;
mod search;
mod solver;
mod stage;
