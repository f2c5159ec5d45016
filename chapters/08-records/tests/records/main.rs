//! All tests of this chapter, in one program.

mod any_input;
mod files;
mod history;
mod lines;
mod round_trips;
mod stage;
mod texts;
