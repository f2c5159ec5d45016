//! All tests of this chapter, in one program.

mod any_input;
mod common;
mod databases;
mod files;
mod memory;
mod mistakes;
mod refusals;
mod stage;
