//! All tests of this chapter, in one program.

mod archive;
mod mistakes;
mod patterns;
mod stage;
mod training;
mod weights;
