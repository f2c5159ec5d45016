//! The program where there is no terminal.

test_support::stage_binary!(
    STAGE,
    [
        "",
        "chess",
        "--black heavy",
        "--ascii --seed x",
        "--moves f5f5"
    ]
);
