//! The tests of the protocols.

mod gtp;
mod interruption;
mod line_reader;
mod nboard;
