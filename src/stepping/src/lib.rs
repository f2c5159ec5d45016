//! Listings that step: the functions of the book, traced so that they say, line by
//! line, what happens in them.
//!
//! [`functions`] lists the functions. [`instrument`] makes a copy of their crates
//! that calls the crate `page-trace` at every statement, and [`listing`] gives a listing its
//! button.

pub mod functions;
pub mod instrument;
pub mod listing;
