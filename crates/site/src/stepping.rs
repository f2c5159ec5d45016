//! Listings that a reader steps through line by line.
//!
//! [`stepped_functions`] lists the functions and renders their listings. `instrument` inserts
//! calls of the crate `page-trace` into copies of their source files.

pub(crate) mod instrument;
pub mod stepped_functions;
