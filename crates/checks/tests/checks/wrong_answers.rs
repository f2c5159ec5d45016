//! Messages about wrong answers: which call they show, and which mistake they name.

use board::{Board, Cell, Square};
use checks::{Task, square};
use insta::assert_snapshot;

use crate::common::{failure_message, row};

#[test]
fn expected_answers_pass() {
    row(|(square,)| square.row())
        .agrees_with(|(square,)| square.row(), Square::all().map(|s| (s,)));
}

#[test]
fn first_wrong_answer_is_shown() {
    let task = row(|(square,)| square.row() % 5);
    let cases = [("a1", 0), ("c6", 5), ("c8", 7)];
    let cases = cases.map(|(name, expected)| ((square(name),), expected));
    assert_snapshot!(failure_message(|| task.expect(cases)), @r"
    row(c6)
      expected: 5
      got:      0
    ");
}

#[test]
fn known_mistake_is_named() {
    let task = row(|(square,)| square.column());
    assert_snapshot!(failure_message(|| task.expect([((square("c6"),), 5)])), @r"
    row(c6)
      expected: 5
      got:      2

    That is the column.
    ");
}

#[test]
fn every_differing_square_is_marked() {
    let task = Task::new("start", |(_,): (i32,)| {
        let mut board = Board::empty();
        Square::all().for_each(|square| board.set(square, Cell::White));
        board
    });
    assert_snapshot!(failure_message(|| task.expect([((1,), Board::start())])), @r"
    start(1)

    expected            got
      a b c d e f g h     a b c d e f g h
    1>.>.>.>.>.>.>.>.   1>W>W>W>W>W>W>W>W
    2>.>.>.>.>.>.>.>.   2>W>W>W>W>W>W>W>W
    3>.>.>.>.>.>.>.>.   3>W>W>W>W>W>W>W>W
    4>.>.>. W>B>.>.>.   4>W>W>W W>W>W>W>W
    5>.>.>.>B W>.>.>.   5>W>W>W>W W>W>W>W
    6>.>.>.>.>.>.>.>.   6>W>W>W>W>W>W>W>W
    7>.>.>.>.>.>.>.>.   7>W>W>W>W>W>W>W>W
    8>.>.>.>.>.>.>.>.   8>W>W>W>W>W>W>W>W

    The two differ on a1, b1, c1, d1, e1, f1, g1, h1 and 54 more.
    ");
}

#[test]
fn subtraction_below_zero_is_shown_and_explained() {
    let task = Task::new("rest", |(count,): (usize,)| count - 3);
    let message = failure_message(|| task.expect([((2,), 0)]));
    let outcome = "rest(2)\n  expected: 0\n  panicked: attempt to subtract with overflow\n  Here: ";
    assert!(message.starts_with(outcome), "{message}");
    let explanation = "Are you subtracting more than there is?";
    assert!(message.ends_with(explanation), "{message}");
}
