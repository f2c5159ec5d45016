//! What came in, and from whom. Nothing is unpacked onto the disk or trusted:
//! the exercises' files of each submission are read, and what else is in it gets
//! a remark at most.

mod archive;
pub mod contents;
mod decode;
pub mod folder_name;
pub mod pick;
pub mod roster;
