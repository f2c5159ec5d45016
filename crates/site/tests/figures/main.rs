//! The figures of the book, and the pictures.

mod figures;
mod pictures;
