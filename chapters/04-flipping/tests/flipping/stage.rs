//! The stage binary, run as a person runs it.

use board::Board;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::examples::example;

test_support::stage_binary!(
    STAGE,
    [
        "",
        "6c",
        "c9",
        "f5 d6",
        "f5 --bord",
        "f5 --board",
        "f5 --board -",
        "f5 --board start",
        "f5 --to-move green"
    ]
);

/// The board on which Black plays c6.
fn c6() -> String {
    example("c6").board.to_line()
}

/// The sentence before this board, which must be all that the program prints.
fn without_board<'a>(told: &'a str, board: &Board) -> &'a str {
    let sentence = told.strip_prefix("exit 0\n").unwrap();
    sentence.strip_suffix(&format!("\n{board}\n")).expect(told)
}

#[test]
fn plays_the_first_move() {
    let told = STAGE.run(&["f5"], "");
    assert_eq!(
        without_board(&told, &example("start").after),
        "Black plays f5 and flips e5 (closed by d5)"
    );
}

#[test]
fn says_which_disc_closes_each_bracket() {
    let told = STAGE.run(&["c6", "--board", &c6()], "");
    assert_eq!(
        without_board(&told, &example("c6").after),
        "Black plays c6 and flips c5 (closed by c3), c4 (closed by c3), d7 (closed by e8), b6 (closed by a6), b5 (closed by a4)"
    );
}

#[test]
fn plays_for_white_when_it_is_told_to() {
    assert_snapshot!(STAGE.run(&["--to-move", "white", "F4"], ""), @r"
    exit 0
    White plays f4 and flips e4 (closed by d4)
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W W W . .
    5 . . . B W . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

#[test]
fn reads_a_board_from_standard_input() {
    let shown = STAGE.run(&["c6", "--board", &c6()], "");
    assert_eq!(
        STAGE.run(&["c6", "--board", "-"], format!("{}\n", c6())),
        shown
    );
}

#[test]
fn an_illegal_move_gets_its_reason_and_exit_code_2() {
    let answers = [
        STAGE.run(&["d4"], ""),
        STAGE.run(&["a1"], ""),
        STAGE.run(&["f4", "--to-move", "black"], ""),
    ];
    assert_snapshot!(answers.concat(), @r"
    exit 2
    d4 is taken: play on an empty square
    exit 2
    Black can't play a1: it wouldn't flip anything
    exit 2
    Black can't play f4: it wouldn't flip anything
    ");
}

#[test]
fn bytes_that_are_no_text_are_no_board() {
    assert_snapshot!(STAGE.run(&["f5", "--board", "-"], b"\xff"));
}
