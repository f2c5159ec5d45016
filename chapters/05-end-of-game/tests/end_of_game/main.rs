//! All tests of this chapter, in one program.

mod common;
mod end_of_game;
mod mistakes;
mod properties;
mod score;
mod stage;
