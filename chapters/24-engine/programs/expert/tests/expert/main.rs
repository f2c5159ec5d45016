//! All tests of this crate, in one program.

mod background;
mod stage;
