//! All tests of this chapter, in one program.

mod connect_four;
mod four_by_four;
mod memory;
mod mistakes;
mod search;
mod solver;
mod stage;
