//! All tests of this crate, in one program.

mod stage;
mod terminal;
mod window;
