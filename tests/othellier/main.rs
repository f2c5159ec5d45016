//! Tests that look across the repository: the example positions, the book's
//! text, the commands.

mod cli;
mod common;
mod dependencies;
mod example_positions;
mod house;
mod learner;
mod oracle;
mod readme;
mod serve;
mod transcripts;
mod typed_along;
mod wthor;
