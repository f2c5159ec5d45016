//! The commands of the stage binary, a file for each.

pub mod play_match;
