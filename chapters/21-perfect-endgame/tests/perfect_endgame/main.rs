//! All tests of this chapter, in one program.

mod bounds;
mod ending;
mod search;
mod solver;
mod stage;
