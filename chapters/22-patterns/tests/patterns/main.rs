//! The tests of chapter 22.

mod learner;
mod patterns;
mod stage;
mod weights;
