//! The stage binary, run as a person runs it.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;

test_support::stage_binary!(
    STAGE,
    [
        "sqare c6",
        "square",
        "square c9",
        "square c6 d6",
        "--bord",
        "--board",
        "--board -",
        "--board start"
    ]
);

#[test]
fn shows_the_start() {
    assert_snapshot!(STAGE.run(&[], ""));
}

#[test]
fn shows_a_board_from_standard_input() {
    let c6 = "-----------X------X-----XXOXX---XOOXXO--\
              XO-OO------OX-------X---";
    assert_snapshot!(STAGE.run(&["--board", "-"], format!("{c6}\n")));
}

#[test]
fn what_it_shows_it_reads() {
    let shown = STAGE.run(&[], "");
    let diagram = shown.strip_prefix("exit 0\n").unwrap();
    assert_eq!(STAGE.run(&["--board", diagram], ""), shown);
}

#[test]
fn says_where_a_square_is() {
    assert_snapshot!(STAGE.run(&["square", "c6"], ""), @r"
    exit 0
    c6 is square 42: column 2, row 5, counted from 0
    ");
    assert_snapshot!(STAGE.run(&["square", "H1"], ""), @r"
    exit 0
    h1 is square 7: column 7, row 0, counted from 0
    ");
}
