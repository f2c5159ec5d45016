//! The program where there is no terminal.

test_support::stage_binary!(STAGE, ["", "48", "--plain"]);
