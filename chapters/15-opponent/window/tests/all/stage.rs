//! The program where there is no terminal.

use insta::assert_snapshot;

test_support::stage_binary!(STAGE);

#[test]
fn says_how_it_is_used() {
    assert_snapshot!(STAGE.run(&["--help"], ""));
}

#[test]
fn bad_input_gets_a_sentence_and_exit_code_2() {
    let answers = [
        STAGE.run(&[], ""),
        STAGE.run(&["chess"], ""),
        STAGE.run(&["--black", "heavy"], ""),
        STAGE.run(&["--ascii", "--seed", "x"], ""),
        STAGE.run(&["--moves", "f5f5"], ""),
    ];
    assert_snapshot!(answers.concat());
}
