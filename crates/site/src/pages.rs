//! What a page holds: [`blocks`] finds its blocks, [`listings`] cuts code out of a
//! [`source`] file, [`highlight`] colors it, [`setup`] says how a crate begins,
//! [`begin`] makes those that nobody types, [`given`] finds the files that it copies,
//! [`exercise_list`] lists the exercises.

pub mod begin;
pub mod blocks;
pub mod exercise_list;
pub mod given;
pub mod highlight;
pub mod listings;
pub mod setup;
pub mod source;
