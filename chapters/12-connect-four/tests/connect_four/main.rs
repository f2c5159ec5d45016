//! All tests of this chapter, in one program.

mod mistakes;
mod rules;
mod stage;
