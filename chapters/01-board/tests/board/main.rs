//! All tests of this chapter, in one program. Linking one for each file would
//! take longer than running them.

mod any_text;
mod board;
mod mistakes;
mod square;
mod stage;
