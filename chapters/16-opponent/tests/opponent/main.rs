//! All tests of this crate, in one program.

mod background;
mod mistakes;
mod skipped;
mod stage;
mod terminal;
