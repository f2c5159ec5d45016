//! The exercises at work: their files, their checks, the contract that holds
//! for all of them, and a learner's way through them.

mod check_output;
pub mod commands;
mod completeness;
pub mod learner;
pub mod run;
pub mod scratch;
mod trial;
pub mod variants;
pub mod verify;
