//! Tests of chapter 2, in one test binary.

mod directions;
mod mistakes;
mod stage;
