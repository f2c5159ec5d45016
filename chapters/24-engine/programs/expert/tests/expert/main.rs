//! The tests of the level *expert*.

mod background;
mod terminal;
mod window;
