//! The exercises of the book, held to their contract.

mod constants;
mod contract;
