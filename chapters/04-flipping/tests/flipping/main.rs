//! All tests of this chapter, in one program.

mod flipping;
mod mistakes;
mod other_ways;
mod stage;
