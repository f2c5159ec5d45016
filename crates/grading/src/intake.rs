//! Reads submissions and assigns them to the students of a class.
//!
//! Nothing is unpacked to the disk. Only the files of the exercises are read; anything
//! else in a submission leads to remarks at most.

pub mod answers;
mod archive_name;
mod decode;
pub mod handed_out;
mod online_text;
pub mod roster;
mod roster_match;
pub mod submission_contents;
pub mod submissions;
pub mod upload;
mod upload_name;
mod zip_archive;
