//! The program: what is typed, and what is seen.

use insta::assert_snapshot;

test_support::stage_binary!(STAGE);

#[test]
fn a_position_is_searched() {
    assert_snapshot!(STAGE.run(&["f5d6c3", "--depth", "6"], ""));
}

#[test]
fn four_by_four_is_solved() {
    let size = ["--size", "4", "--seconds", "600"];
    assert_snapshot!(STAGE.run(&size, ""));
}

#[test]
fn a_game_that_is_over_has_nothing_to_search() {
    let over = test_support::endings::WIPED_OUT;
    assert_snapshot!(STAGE.run(&[over], ""));
}

#[test]
fn says_how_it_is_used() {
    assert_snapshot!(STAGE.run(&["--help"], ""));
}

#[test]
fn bad_input_gets_a_sentence_and_exit_code_2() {
    let answers = [
        STAGE.run(&["f5f5"], ""),
        STAGE.run(&["x9"], ""),
        STAGE.run(&["--depth", "0"], ""),
        STAGE.run(&["--seconds", "0"], ""),
        STAGE.run(&["--seconds", "soon"], ""),
        STAGE.run(&["--seconds", "1e9"], ""),
        STAGE.run(&["--seconds", "NaN"], ""),
        STAGE.run(&["--size", "5"], ""),
        STAGE.run(&["--seconds"], ""),
        STAGE.run(&["f5", "d6"], ""),
    ];
    assert_snapshot!(answers.concat());
}
