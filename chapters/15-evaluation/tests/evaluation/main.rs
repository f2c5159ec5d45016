//! All tests of this chapter, in one program.

mod evaluate;
mod matches;
mod mistakes;
mod stage;
