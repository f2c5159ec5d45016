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
        STAGE.run(&["48"], ""),
        STAGE.run(&["--plain"], ""),
    ];
    assert_snapshot!(answers.concat());
}
