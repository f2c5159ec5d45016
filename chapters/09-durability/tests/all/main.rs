//! All tests of this chapter, in one program.

mod any_input;
mod files;
mod order;
mod players;
mod processes;
mod stage;
