//! What came in, and from whom. Nothing of it is ever unpacked onto the disk
//! or believed: of each submission the exercises' files are read, and the rest
//! is at most remarked.

pub mod contents;
mod decode;
pub mod folder_name;
pub mod pick;
pub mod roster;
