//! All tests of this crate, in one program: linking a program for each file
//! would take longer than running it.

mod answers;
mod bytes;
mod common;
mod expert;
mod games;
mod garbage;
mod patterns;
mod puzzle;
mod strip;
mod training;
