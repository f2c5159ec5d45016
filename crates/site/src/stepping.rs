//! Listings that step: the functions of the book, traced so that they say, line by
//! line, what happens in them.
//!
//! [`followed`] lists the functions, and gives a listing its button. [`instrument`] makes a
//! copy of their crates that calls the crate `page-trace` at every statement.

pub mod followed;
pub mod instrument;
