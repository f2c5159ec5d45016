//! The stage binary.

use insta::assert_snapshot;

test_support::stage_binary!(STAGE);

#[test]
fn a_position_is_solved() {
    assert_snapshot!(STAGE.run(&["564277522445625453472325", "--each"], ""));
}

#[test]
fn bad_input_is_answered() {
    let sizes = STAGE.run(&["--table", "0"], "");
    let column = STAGE.run(&["44x"], "");
    let over = STAGE.run(&["1212121"], "");
    assert_snapshot!([sizes, column, over].join("\n"));
}
