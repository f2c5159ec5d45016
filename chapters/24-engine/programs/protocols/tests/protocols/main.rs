//! The tests of the protocols.

mod gtp;
mod nboard;
