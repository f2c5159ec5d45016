//! The book: from the prose and the chapters' crates to the pages in a
//! browser.
//!
//! [`site`] builds the pages with mdBook as a library, with our
//! [`preprocessor`] in it, which hands each page to [`pages`]. [`serve`]
//! shows the site to a browser and [`watch`] keeps it up to date.

pub mod pages;
pub mod preprocessor;
pub mod serve;
pub mod site;
mod swap;
mod warnings;
pub mod watch;
