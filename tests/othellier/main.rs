//! Tests of the repository as a whole: the command line, the example positions, what
//! the pages print, and the crates it depends on.

mod cli;
mod common;
mod dependencies;
mod example_positions;
mod grader_interrupt;
mod learner;
mod module_cycles;
mod oracle;
mod readme;
mod repeated_code;
mod serve;
mod transcripts;
mod typed_along;
mod watch;
mod workflows;
mod wthor;
