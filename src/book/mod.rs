//! The book: from the prose and the chapters' crates to the pages in a
//! browser.
//!
//! [`site`] builds the pages with mdBook as a library, with our
//! [`preprocessor`] in it, which hands each page to [`pages`]. [`serve`]
//! shows the site to a browser and [`watch`] keeps it up to date.
//!
//! [`pages`] finds the blocks of a page with [`fences`] and replaces them:
//! [`listings`] cuts code with [`cut`], [`figures`] draws boards with
//! [`svg`], [`exercise_list`] lists the exercises.

pub mod cut;
pub mod exercise_list;
pub mod fences;
pub mod figures;
mod files;
mod glyphs;
mod html;
pub mod listings;
mod moves;
pub mod pages;
mod positions;
pub mod preprocessor;
pub mod serve;
pub mod site;
pub mod svg;
mod swap;
mod warnings;
pub mod watch;
mod words;
