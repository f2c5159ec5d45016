//! All tests of this chapter, in one program: linking a program for each file
//! would take longer than running it.

mod array_board;
mod masks;
mod mistakes;
mod perft;
mod search;
mod stage;
