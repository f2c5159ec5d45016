//! A learner's way through the exercises, and the checks at work.

mod check_output;
pub mod commands;
pub mod learner;
pub mod run;
