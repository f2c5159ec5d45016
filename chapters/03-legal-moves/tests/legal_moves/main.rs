//! All tests of this chapter, in one program.

mod legal_moves;
mod mistakes;
mod stage;
