//! Builds the book's site and serves it.
//!
//! [`build`] runs mdBook as a library with a preprocessor that hands each page to [`page`].
//! [`markdown`], [`figures`], [`wasm`] and [`stepping`] render the blocks of a page.
//! `postprocess` completes mdBook's HTML, and [`serve`] and `watch` are the local server.
//! The crate `othellier-publish` writes the site to a folder, and makes an EPUB and a PDF
//! of it.

#![allow(
    missing_docs,
    reason = "only chapters and the exercise kit are documented for readers"
)]

pub mod addresses;
pub mod build;
mod build_dirs;
mod chapter_header;
pub mod figures;
mod font_names;
mod hero;
pub mod html;
pub mod markdown;
mod mdbook_warnings;
mod metadata;
mod minify;
pub mod page;
mod postprocess;
mod preprocessor;
pub mod print_page;
pub mod reader_workspace;
mod search;
pub mod serve;
pub mod stepping;
pub mod toc;
pub mod wasm;
mod watch;
