//! The stage binary: what is typed, and what is seen.

use insta::assert_snapshot;
use test_support::endings::WIPED_OUT;

test_support::stage_binary!(STAGE);

#[test]
fn every_move_is_analyzed() {
    assert_snapshot!(STAGE.run(&["f5d6c3", "--depth", "5"], ""));
}

#[test]
fn a_pass_and_an_end_are_analyzed_too() {
    let pass = STAGE.run(&["f5f6d3g5h5h4f7h6"], "");
    assert!(pass.contains("\n* pass "), "{pass}");
    let end = STAGE.run(&[WIPED_OUT], "");
    assert!(end.ends_with("\nThe game is over, 64-0\n"), "{end}");
}

#[test]
fn without_moves_it_begins_at_the_start() {
    let shown = STAGE.run(&["--depth", "1"], "");
    assert!(shown.contains("Black to move\n* d3"), "{shown}");
}

#[test]
fn four_by_four_othello_is_solved() {
    assert_snapshot!(STAGE.run(&["--size", "4", "--depth", "30"], ""));
}

#[test]
fn says_how_it_is_used() {
    assert_snapshot!(STAGE.run(&["--help"], ""));
}

#[test]
fn bad_input_gets_a_sentence_and_exit_code_2() {
    let answers = [
        STAGE.run(&["chess"], ""),
        STAGE.run(&["f5", "d6"], ""),
        STAGE.run(&["--depth", "0"], ""),
        STAGE.run(&["--depth", "61"], ""),
        STAGE.run(&["--depth", "deep"], ""),
        STAGE.run(&["--size", "5"], ""),
        STAGE.run(&["a1"], ""),
    ];
    assert_snapshot!(answers.concat());
}
