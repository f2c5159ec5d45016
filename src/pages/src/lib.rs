//! What a page holds: [`blocks`] finds its blocks, [`listings`] cuts code out of a
//! [`source`] file, [`highlight`] colors it, [`setup`] says how a crate begins,
//! [`exercise_list`] lists the exercises.

pub mod blocks;
pub mod exercise_list;
pub mod highlight;
pub mod listings;
pub mod setup;
pub mod source;
