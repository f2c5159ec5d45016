//! The stage binary, run as a person runs it.

use insta::assert_snapshot;

test_support::stage_binary!(
    STAGE,
    [
        "wlak",
        "walk",
        "walk c9",
        "walk c6 up",
        "walk c6 N E",
        "walk c6 --far"
    ]
);

#[test]
fn walks_until_the_edge() {
    assert_snapshot!(STAGE.run(&["walk", "c6", "NE"], ""), @r"
    exit 0
    c6 northeast: d5 e4 f3 g2 h1 (off the board after h1)
    ");
}

#[test]
fn walks_in_all_directions() {
    assert_snapshot!(STAGE.run(&["walk", "H1"], ""), @r"
    exit 0
    h1 north: (off the board after h1)
    h1 northeast: (off the board after h1)
    h1 east: (off the board after h1)
    h1 southeast: (off the board after h1)
    h1 south: h2 h3 h4 h5 h6 h7 h8 (off the board after h8)
    h1 southwest: g2 f3 e4 d5 c6 b7 a8 (off the board after a8)
    h1 west: g1 f1 e1 d1 c1 b1 a1 (off the board after a1)
    h1 northwest: (off the board after h1)
    ");
}

#[test]
fn without_arguments_it_says_how_it_is_used() {
    assert_eq!(STAGE.run(&[], ""), STAGE.run(&["--help"], ""));
}
