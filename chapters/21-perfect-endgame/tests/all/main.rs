//! All tests of this chapter, in one program.

mod bounds;
mod last_four;
mod search;
mod solver;
mod stage;
