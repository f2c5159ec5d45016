//! The stage binary, where there is no terminal.

test_support::stage_binary!(STAGE, WRONG);

/// What the command line can have, and should not.
const WRONG: &[&str] = &["", "--loud", "a.oth b.oth"];
