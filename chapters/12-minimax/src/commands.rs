//! The commands of the stage binary, a file for each.

pub mod analyze;
pub mod depths;
pub mod play_match;
