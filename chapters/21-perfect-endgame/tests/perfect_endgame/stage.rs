//! The stage binary: what is typed, and what is seen.

use insta::assert_snapshot;
use test_support::examples::example;

test_support::stage_binary!(STAGE, ["", "chess", "a1", "f5d6"]);

#[test]
fn says_what_to_play_and_what_it_is_worth() {
    let moves = &example("b1").transcript[..2 * 43];
    assert_snapshot!(STAGE.run(&[moves], ""));
}

#[test]
fn a_finished_game_has_a_result() {
    assert_snapshot!(STAGE.run(&[example("b1").transcript], ""));
}
