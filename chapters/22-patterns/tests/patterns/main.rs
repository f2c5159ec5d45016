//! All tests of this chapter, in one program.

mod mistakes;
mod patterns;
mod stage;
mod weights;
