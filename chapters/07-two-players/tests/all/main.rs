//! All tests of this chapter, in one program.

mod game;
mod properties;
mod stage;
mod terminal;
