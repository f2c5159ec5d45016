//! What threads share: as in `std`, with a page's channels.

pub use std::sync::*;

pub mod mpsc;
