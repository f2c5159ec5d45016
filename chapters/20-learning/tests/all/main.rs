//! All tests of this chapter, in one program: linking a program for each file
//! would take longer than running it.

mod archive;
mod mistakes;
mod patterns;
mod stage;
mod training;
mod weights;
