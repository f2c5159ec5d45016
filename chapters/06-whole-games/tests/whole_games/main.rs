//! Tests of chapter 6, in one test binary.

mod mistakes;
mod objections;
mod perft;
mod properties;
mod stage;
mod symmetry;
mod transcript;
