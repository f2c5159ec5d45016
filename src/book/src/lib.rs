//! The book: from the prose and the chapters' crates to the pages in a
//! browser.
//!
//! [`site`] builds the pages with mdBook as a library, with our
//! [`preprocessor`] in it, which hands each page to [`pages`]. [`serve`]
//! shows the site to a browser and [`watch`] keeps it up to date.
//!
//! [`pages`] finds the blocks of a page with [`fences`] and replaces them:
//! [`listings`] cuts code with [`cut`], [`figures`] draws boards with
//! [`live`], [`exercise_list`] lists the exercises, [`setup`] tells
//! how a crate begins. [`boards`] compiles
//! [`live`] for the pages.

pub mod boards;
pub mod cut;
pub mod exercise_list;
pub mod fences;
pub mod figures;
mod files;
pub mod listings;
pub mod pages;
mod positions;
pub mod preprocessor;
pub mod serve;
pub mod setup;
pub mod site;
mod warnings;
pub mod watch;
