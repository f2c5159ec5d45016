//! Tests of the formats in which the book is written, and of the command that writes it.

mod cli;
mod epub;
