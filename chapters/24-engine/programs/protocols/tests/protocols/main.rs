//! The tests of the protocols.

mod gtp;
mod line_reader;
mod nboard;
