//! All tests of this chapter, in one program.

mod array_board;
mod masks;
mod mistakes;
mod perft;
mod same_search;
mod search;
mod stage;
