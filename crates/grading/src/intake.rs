//! What came in, and from whom. We unpack nothing onto the disk and trust
//! nothing: we read the exercises' files of each submission, and whatever else
//! is in it gets a remark at most.

pub mod answers;
mod archive;
pub mod contents;
mod decode;
pub mod folder_name;

pub mod roster;
