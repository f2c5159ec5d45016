//! The book as a site: from the prose and the chapters' crates to the pages in a
//! browser.
//!
//! [`build`] builds the pages with mdBook as a library, and with a preprocessor of
//! ours, which passes on one [`page`] after another: it replaces their blocks by
//! listings, figures, and all that runs in a page. [`serve`] shows the site to a
//! browser, [`watch`] keeps it up to date, [`pdf`] prints it. In the end, we color
//! and complete what mdBook made of a page.

#![allow(
    missing_docs,
    reason = "only chapters and the exercise kit are documented for readers"
)]

pub mod addresses;
pub mod build;
mod comments;
pub mod epub;
pub mod figures;
mod hero;
mod html;
pub mod markdown;
mod mdbook_warnings;
mod metadata;
mod opening;
mod packed_pdf;
pub mod page;
pub mod pdf;
mod postprocess;
mod preprocessor;
mod print_page;
pub mod reader_workspace;
mod search;
pub mod serve;
mod site_versions;
pub mod stepping;
pub mod wasm;
pub mod watch;
