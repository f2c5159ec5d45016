//! Tests that look across the repository: the documents' positions, the book's
//! text, the commands.

mod cli;
mod common;
mod dependencies;
mod documents;
#[path = "../../chapters/04-flipping/tests/games/mod.rs"]
mod games;
mod learner;
mod oracle;
#[path = "../positions/mod.rs"]
mod positions;
mod readme;
mod serve;
mod transcripts;
mod wthor;
