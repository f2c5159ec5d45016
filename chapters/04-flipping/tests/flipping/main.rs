//! Tests of chapter 4, in one test binary.

mod flipping;
mod mistakes;
mod other_ways;
mod stage;
