//! All tests of this chapter, in one program.

mod counts;
mod evaluate;
mod mistakes;
mod search;
mod stage;
