//! The stage binary, run as a person runs it.

mod run;

use insta::assert_snapshot;
use run::run;

#[test]
fn shows_the_start() {
    assert_snapshot!(run(&[], ""));
}

#[test]
fn shows_a_board_from_standard_input() {
    let c6 = "-----------X------X-----XXOXX---XOOXXO--\
              XO-OO------OX-------X---";
    assert_snapshot!(run(&["--board", "-"], format!("{c6}\n")));
}

#[test]
fn what_it_shows_it_reads() {
    let shown = run(&[], "");
    let diagram = shown.strip_prefix("exit 0\n").unwrap();
    assert_eq!(run(&["--board", diagram], ""), shown);
}

#[test]
fn tells_where_a_square_is() {
    assert_snapshot!(run(&["square", "c6"], ""), @r"
    exit 0
    c6: index 42, column 2, row 5, counted from 0
    b5 c5 d5
    b6 c6 d6
    b7 c7 d7
    ");
    assert_snapshot!(run(&["square", "H1"], ""), @r"
    exit 0
    h1: index 7, column 7, row 0, counted from 0
    -- -- --
    g1 h1 --
    g2 h2 --
    ");
}

#[test]
fn bad_input_gets_a_sentence_and_exit_code_2() {
    let answers = [
        run(&["sqare", "c6"], ""),
        run(&["square"], ""),
        run(&["square", "c9"], ""),
        run(&["square", "c6", "d6"], ""),
        run(&["--bord"], ""),
        run(&["--board"], ""),
        run(&["--board", "-"], ""),
        run(&["--board", "start"], ""),
    ];
    assert_snapshot!(answers.concat());
}
