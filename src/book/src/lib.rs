//! The book: from the prose and the chapters' crates to the pages in a
//! browser.
//!
//! [`site`] builds the pages with mdBook as a library, and with our
//! [`preprocessor`], which passes on one [`page`] after another. [`serve`]
//! shows the site to a browser, [`watch`] keeps it up to date, [`pdf`] prints
//! it.
//!
//! [`page`] finds the [`blocks`] of a page and replaces them: [`listings`] cuts
//! code out of a [`source`] file, [`figures`] draws boards with [`live`],
//! [`exercise_list`] lists the exercises, [`setup`] says how a crate begins.
//! [`wasm`] compiles [`live`], the [`programs`], the windows and what
//! [`stepping`] traces for the pages. In the end, we color and complete
//! what mdBook made of a page.

mod access;
pub mod blocks;
mod builds;
mod chromium;
mod copies;
pub mod exercise_list;
pub mod figures;
mod highlight;
pub mod listings;
mod metadata;
mod not_found;
pub mod page;
pub mod pdf;
mod pictures;
mod positions;
mod postprocess;
pub mod preprocessor;
mod print;
pub mod programs;
mod search;
pub mod serve;
pub mod setup;
pub mod site;
pub mod source;
pub mod stepping;
mod warnings;
pub mod wasm;
pub mod watch;
pub mod windows;
