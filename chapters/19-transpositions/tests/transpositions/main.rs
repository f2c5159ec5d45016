//! All tests of this chapter, in one program.

mod four_by_four;
mod memory;
mod mistakes;
mod search;
mod stage;
