//! Tests that look across the repository: the documents' positions, the book's
//! text, the commands.

mod cli;
mod common;
mod dependencies;
mod documents;
mod house;
mod learner;
mod oracle;
mod readme;
mod serve;
mod transcripts;
mod typed_along;
mod wthor;
