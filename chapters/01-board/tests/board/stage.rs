//! Tests of the stage binary's output and exit codes.

use board::Board;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::StageBinary;

const STAGE: StageBinary = StageBinary::new(env!("CARGO_BIN_EXE_board"));

#[test]
fn prints_starting_position() {
    assert_eq!(STAGE.run(&[], ""), format!("exit 0\n{}\n", Board::start()));
}

#[test]
fn prints_index_column_and_row() {
    assert_snapshot!(STAGE.run(&["c6"], ""), @r"
    exit 0
    c6 is square 42: column 2, row 5, counted from 0
    ");
    assert_snapshot!(STAGE.run(&["H1"], ""), @r"
    exit 0
    h1 is square 7: column 7, row 0, counted from 0
    ");
}

#[test]
fn rejects_invalid_squares() {
    assert_snapshot!(STAGE.run_each_in(".", &["6c", "c9", "--help"]), @r#"
    exit 1
    "6c" has the digit first: write the letter and then the digit, as in c6
    exit 1
    there's no row '9': rows run from 1 to 8, as in c6
    exit 1
    "--help" isn't a square: write a letter and a digit, as in c6
    "#);
}
