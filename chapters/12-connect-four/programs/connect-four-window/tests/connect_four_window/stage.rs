//! The program without a terminal.

test_support::stage_binary!(STAGE, ["", "48", "--plain"]);
