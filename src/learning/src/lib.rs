//! The exercises at work: their files, their checks, the contract that holds
//! for all of them, and a learner's way through them.

mod captured;
mod fields;
mod impostors;
mod judge;
pub mod learner;
pub mod run;
pub mod scratch;
pub mod variants;
pub mod verify;
