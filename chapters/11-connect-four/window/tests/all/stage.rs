//! The program where there is no terminal.

test_support::stage_binary!(STAGE, WRONG);

/// What the command line can have, and should not.
const WRONG: &[&str] = &["", "48", "--plain"];
