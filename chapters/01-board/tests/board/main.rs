//! Tests of chapter 1, in one test binary: linking one for each file would take
//! longer than running them.

mod board;
mod mistakes;
mod parse_board;
mod square;
mod stage;
