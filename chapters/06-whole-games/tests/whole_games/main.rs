//! All tests of this chapter, in one program.

mod mistakes;
mod perft;
mod properties;
mod stage;
mod symmetry;
mod transcript;
