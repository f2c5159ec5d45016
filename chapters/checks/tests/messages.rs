//! The messages of checks that fail.

use std::panic;
use std::time::Duration;

use board::{Board, Cell, Square};
use checks::{Failure, Task, square};
use insta::assert_snapshot;

/// What a learner reads.
fn message(check: impl Fn()) -> String {
    let check = panic::AssertUnwindSafe(check);
    let payload = panic::catch_unwind(check).expect_err("the check fails");
    let failure = payload.downcast::<Failure>().expect("it says why");
    without_line_numbers(&failure.to_string())
}

/// A message names lines of this file, which move when the file grows.
fn without_line_numbers(message: &str) -> String {
    let cut = |line: &str| match line.rsplit_once("messages.rs:") {
        Some((before, _)) => format!("{before}messages.rs:LINE"),
        None => line.to_string(),
    };
    message.lines().map(cut).collect::<Vec<_>>().join("\n")
}

fn row(answer: fn((Square,)) -> i32) -> Task<(Square,), i32> {
    Task::new("row", answer)
        .mistake("That is the column.", |(square,)| square.column())
        .mistake("Rows count from 0.", |(square,)| square.row() + 1)
}

#[test]
fn an_answer_as_expected_says_nothing() {
    row(|(square,)| square.row())
        .agrees_with(|(square,)| square.row(), Square::all().map(|s| (s,)));
}

#[test]
fn the_first_input_with_another_answer_is_shown() {
    let task = row(|(square,)| square.row() % 5);
    let cases = [((square("a1"),), 0), ((square("c6"),), 5)];
    assert_snapshot!(message(|| task.expect(cases)), @r"
    row(c6)
      expected: 5
      came:     0

    The check: chapters/checks/tests/messages.rs:LINE
    ");
}

#[test]
fn a_known_mistake_is_named() {
    let task = row(|(square,)| square.column());
    let cases = [((square("c6"),), 5)];
    assert_snapshot!(message(|| task.expect(cases)), @r"
    row(c6)
      expected: 5
      came:     2

    That is the column.

    The check: chapters/checks/tests/messages.rs:LINE
    ");
}

#[test]
fn a_function_that_is_not_written_says_what_to_do() {
    let task = row(|(square,)| todo!("the row of {square}"));
    let cases = [((square("c6"),), 5)];
    assert_snapshot!(message(|| task.expect(cases)), @r"
    row(c6)
      is not written yet: the row of c6
      Write it here: chapters/checks/tests/messages.rs:LINE

    The check: chapters/checks/tests/messages.rs:LINE
    ");
}

#[test]
fn a_panic_shows_the_input_that_caused_it() {
    let task = row(|(square,)| [0, 1][square.row() as usize]);
    let cases = [((square("c6"),), 5)];
    assert_snapshot!(message(|| task.expect(cases)), @r"
    row(c6)
      panicked: index out of bounds: the len is 2 but the index is 5
      Here: chapters/checks/tests/messages.rs:LINE

    The check: chapters/checks/tests/messages.rs:LINE
    ");
}

#[test]
fn a_loop_that_never_ends_is_left() {
    let task = row(|_| {
        loop {
            std::thread::yield_now();
        }
    })
    .time_limit(Duration::from_millis(50));
    let cases = [((square("c6"),), 5)];
    assert_snapshot!(message(|| task.expect(cases)), @r"
    row(c6)
      has no answer after 50ms, compiling not counted: does a loop never end?

    The check: chapters/checks/tests/messages.rs:LINE
    ");
}

#[test]
fn boards_are_drawn_side_by_side() {
    let task = Task::new("clear", |(mut board, square): (Board, Square)| {
        board.set(square, Cell::Black);
        board
    });
    let mut expected = Board::start();
    expected.set(square("d4"), Cell::Empty);
    let cases = [((Board::start(), square("d4")), expected)];
    assert_snapshot!(message(|| task.expect(cases)), @r"
    clear(board, d4)

    board               expected            came
      a b c d e f g h     a b c d e f g h     a b c d e f g h
    1 . . . . . . . .   1 . . . . . . . .   1 . . . . . . . .
    2 . . . . . . . .   2 . . . . . . . .   2 . . . . . . . .
    3 . . . . . . . .   3 . . . . . . . .   3 . . . . . . . .
    4 . . . W B . . .   4 . . .>. B . . .   4 . . .>B B . . .
    5 . . . B W . . .   5 . . . B W . . .   5 . . . B W . . .
    6 . . . . . . . .   6 . . . . . . . .   6 . . . . . . . .
    7 . . . . . . . .   7 . . . . . . . .   7 . . . . . . . .
    8 . . . . . . . .   8 . . . . . . . .   8 . . . . . . . .

    The two differ on d4.

    The check: chapters/checks/tests/messages.rs:LINE
    ");
}

#[test]
fn of_many_differing_squares_the_first_are_named() {
    let task = Task::new("start", |(_,): (i32,)| {
        let mut board = Board::empty();
        Square::all().for_each(|square| board.set(square, Cell::White));
        board
    });
    assert_snapshot!(message(|| task.expect([((1,), Board::start())])), @r"
    start(1)

    expected            came
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

    The check: chapters/checks/tests/messages.rs:LINE
    ");
}
