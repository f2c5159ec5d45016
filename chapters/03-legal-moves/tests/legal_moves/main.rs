//! Tests of chapter 3, in one test binary.

mod legal_moves;
mod mistakes;
mod stage;
