//! The stage binary without a terminal.

test_support::stage_binary!(STAGE, ["", "--loud", "a.oth b.oth"]);
