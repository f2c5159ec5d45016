//! The stage binary: what is typed, and what is seen.

use insta::assert_snapshot;

test_support::stage_binary!(STAGE, ["", "chess", "a1", "f5d6"]);

/// Ralle - Thor, as far as move 43.
const MOVES: &str = "f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1\
    d1e8h3e1g1h4h5f8c8d8g8h6h7g6b5g2c7b6a7";
const END: &str = "a6b4a8h1a3h2a5g7b3a2b8a4h8b7a1b2";

#[test]
fn says_what_to_play_and_what_it_is_worth() {
    assert_snapshot!(STAGE.run(&[MOVES], ""));
}

#[test]
fn a_finished_game_has_a_result() {
    assert_snapshot!(STAGE.run(&[&format!("{MOVES}{END}")], ""));
}
