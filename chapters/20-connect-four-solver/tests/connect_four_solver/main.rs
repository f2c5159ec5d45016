//! All tests of this chapter, in one program.

mod connect_four;
mod solver;
mod stage;
