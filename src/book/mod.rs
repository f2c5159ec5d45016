//! The book: what its pages say, and how they become a site.

pub mod cut;
pub mod exercise_list;
pub mod fences;
pub mod figures;
pub mod files;
pub mod glyphs;
pub mod html;
pub mod listings;
pub mod pages;
pub mod positions;
pub mod svg;
pub mod words;
