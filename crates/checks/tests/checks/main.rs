//! All tests of this crate, in one program: linking a program for each file
//! would take longer than running it.

mod messages;
mod positions;
