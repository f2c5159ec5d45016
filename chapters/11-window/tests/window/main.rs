//! All tests of this chapter, in one program.

mod common;
mod effects;
mod input;
mod mistakes;
mod screen;
mod stage;
mod terminal;
mod update;
mod view;
