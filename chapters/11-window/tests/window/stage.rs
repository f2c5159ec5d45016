//! The stage binary, where there is no terminal.

test_support::stage_binary!(STAGE, ["", "--loud", "a.oth b.oth"]);
