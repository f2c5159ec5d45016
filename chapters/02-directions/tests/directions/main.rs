//! All tests of this chapter, in one program. Linking one for each file would
//! take longer than running them.

mod directions;
mod mistakes;
mod stage;
