//! All tests of this chapter, in one program.

mod last_moves;
mod mistakes;
mod search;
mod stage;
mod symmetry;
