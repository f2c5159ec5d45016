//! The exercises at work: their files, their checks, and the contract that
//! holds for all of them.

pub mod contract;
mod fields;
pub mod files;
mod parallel;
pub mod run;
pub mod scratch;
