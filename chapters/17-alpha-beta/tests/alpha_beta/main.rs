//! All tests of this chapter, in one program.

mod counts;
mod deepen;
mod mistakes;
mod search;
mod small_board;
mod stage;
