//! All tests of this chapter, in one program.

mod game;
mod greedy;
mod mistakes;
mod properties;
mod stage;
mod terminal;
