//! All tests of this chapter, in one program.

mod files;
mod order;
mod players;
mod processes;
mod refusals;
mod stage;
