//! The messages of failing checks.

use std::panic;
use std::time::Duration;

use board::{Board, Cell, Square};
use checks::{CallError, Random, Task, recorded, square};
use insta::assert_snapshot;

use crate::common::{failure_message, row};

/// The same task with a contrast of random squares.
fn row_with_contrast(answer: fn((Square,)) -> i32) -> Task<(Square,), i32> {
    row(answer).contrast(|random| (random.square(0),), |(square,)| square.row())
}

#[test]
fn contrast_catches_answer_with_special_cases() {
    let cases = [((square("c1"),), 0), ((square("c2"),), 1)];
    row_with_contrast(|(square,)| square.row()).expect(cases);
    let special_case = row_with_contrast(|(asked,)| i32::from(asked != square("c1")));
    assert_snapshot!(failure_message(|| special_case.expect(cases)), @r"
    row(b5)
      expected: 4
      got:      1

    That is the column.

    This call isn't in the check's name. It's asked as well, so that an answer that's nearly always the same, or that knows only the check's own calls, can't pass.
    ");
}

#[test]
fn recorded_question_explains_mistake_by_fingerprint() {
    let task = Task::new("row", |(square,): (Square,)| square.column());
    let task = task.sentences(&["That is the column."]);
    let question = || recorded((square("c6"),), "5", &[(0, 923_577_301)]);
    assert_snapshot!(failure_message(|| task.replay(1, [question()])), @r"
    row(c6)
      expected: 5
      got:      2

    That is the column.
    ");
}

#[test]
fn recorded_board_is_drawn() {
    let all = "--------------------------------------------------------------XX";
    let same = Task::new("same", |(board,): (Board,)| board);
    same.replay(1, [recorded((checks::board(all),), all, &[])]);
    let message = failure_message(|| same.replay(1, [recorded((Board::empty(),), all, &[])]));
    assert!(message.contains("The two differ on g8, h8."), "{message}");
}

#[test]
fn recorded_list_can_have_the_sentinel() {
    let none = Task::new("none", |(_,): (i32,)| Vec::<Square>::new());
    none.replay(1, [recorded((0,), "[]", &[])]);
    let message = failure_message(|| none.replay(1, [recorded((1,), "[a1, off the board]", &[])]));
    assert!(
        message.contains("expected: [a1, off the board]"),
        "{message}"
    );
}

#[test]
fn contrast_catches_table_of_three_answers() {
    let table = row_with_contrast(|(square,)| square.row().min(2));
    let cases = ["c1", "c2", "c3"].map(|name| ((square(name),), square(name).row()));
    let message = failure_message(|| table.expect(cases));
    assert!(message.contains("isn't in the check's name"), "{message}");
}

#[test]
fn contrast_is_asked_until_an_answer_differs() {
    let task = |answer: fn((i32,)) -> bool| {
        Task::new("seven", answer)
            .contrast(|random| (random.below(20) as i32,), |(number,)| number == 7)
    };
    let special_case = task(|(number,)| number == 100);
    let message = failure_message(|| special_case.expect([((100,), true)]));
    assert!(message.contains("seven(7)"), "{message}");
    let message = failure_message(|| task(|_| false).expect([((1,), false)]));
    assert!(
        message.contains("Every call got the same answer."),
        "{message}"
    );
}

#[test]
fn explains_answer_that_ignores_arguments() {
    let task = Task::new("row", |_| 8).contrast(
        |random: &mut Random| (random.square(2),),
        |(square,)| square.row(),
    );
    assert_snapshot!(failure_message(|| task.expect([((Square::OVERFLOW,), 8)])), @r"
    row(e4)
      expected: 3
      got:      8

    Every call got the same answer. It has to depend on the arguments.
    ");
}

#[test]
fn explains_panics_of_the_standard_library() {
    let unwraps = row(|(square,)| (square.row() < 3).then_some(1).unwrap());
    let subtracts = Task::new("rest", |(count,): (usize,)| count - 3);
    let messages = [
        failure_message(|| unwraps.expect([((square("c6"),), 5)])),
        failure_message(|| subtracts.expect([((2,), 0)])),
    ];
    let explanations = messages
        .each_ref()
        .map(|message| message.lines().last().unwrap());
    assert_snapshot!(explanations.join("\n"), @r"
    `unwrap` panics if there's nothing, and here there's nothing: ask with `if let Some`, or pass the `None` on with `?`.
    An unsigned number, such as a `usize` or a `u8`, can't go below 0. Are you subtracting more than there is?
    ");
}

#[test]
fn unwritten_function_shows_todo() {
    let task = row(|(square,)| todo!("the row of {square}"));
    let cases = [((square("c6"),), 5)];
    assert_snapshot!(failure_message(|| task.expect(cases)), @r"
    row(c6)
      isn't written yet: the row of c6
      Write it here: crates/checks/tests/checks/messages.rs:LINE
    ");
}

#[test]
fn panic_shows_location_and_explanation() {
    let task = row(|(square,)| panic!("no row at {square}")).panic("no row", "Squares have rows.");
    assert_snapshot!(failure_message(|| task.expect([((square("c6"),), 5)])), @r"
    row(c6)
      expected: 5
      panicked: no row at c6
      Here: crates/checks/tests/checks/messages.rs:LINE

    Squares have rows.
    ");
}

#[test]
fn long_answer_is_cut_off() {
    let task = Task::new("squares", |(count,): (usize,)| vec![square("c6"); count]);
    let message = failure_message(|| task.expect([((10_000_000,), Vec::new())]));
    assert!(message.ends_with("... and so on"), "{message}");
    assert!(message.len() < 5000, "{} bytes", message.len());
}

fn loop_forever(_: (Square,)) -> i32 {
    loop {
        std::thread::yield_now();
    }
}

#[test]
fn endless_call_is_explained_where_it_applies() {
    let task = row(loop_forever)
        .time_limit(Duration::from_millis(50))
        .endless("Nothing is below c8.", |(square,)| square.row() == 7);
    assert_snapshot!(failure_message(|| task.expect([((square("c8"),), 7)])), @r"
    row(c8)
      hasn't answered after 50ms, compiling not counted: does a loop never end?

    Nothing is below c8.
    ");
    let elsewhere = failure_message(|| task.expect([((square("c6"),), 5)]));
    assert!(!elsewhere.contains("below"), "{elsewhere}");
    let exited = row(|_| panic::panic_any(CallError::ProcessExited))
        .endless("Nothing is below c8.", |_| true);
    let message = failure_message(|| exited.expect([((square("c8"),), 7)]));
    assert!(message.contains("Nothing is below c8."), "{message}");
}

#[test]
fn draws_boards_side_by_side() {
    let task = Task::new("clear", |(mut board, square): (Board, Square)| {
        board.set(square, Cell::Black);
        board
    });
    let mut expected = Board::start();
    expected.set(square("d4"), Cell::Empty);
    let cases = [((Board::start(), square("d4")), expected)];
    assert_snapshot!(failure_message(|| task.expect(cases)), @r"
    clear(board, d4)

    board               expected            got
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
    ");
}

/// Plays without flipping.
fn place_disc((mut board, square): (Board, Square)) -> Option<Board> {
    board.set(square, Cell::Black);
    Some(board)
}

#[test]
fn draws_board_returned_instead_of_none() {
    let task = Task::new("place", place_disc);
    let cases = [((Board::start(), square("d4")), None)];
    assert_snapshot!(failure_message(|| task.expect(cases)), @r"
    place(board, d4)

    board               got
      a b c d e f g h     a b c d e f g h
    1 . . . . . . . .   1 . . . . . . . .
    2 . . . . . . . .   2 . . . . . . . .
    3 . . . . . . . .   3 . . . . . . . .
    4 . . .>W B . . .   4 . . . B B . . .
    5 . . . B W . . .   5 . . . B W . . .
    6 . . . . . . . .   6 . . . . . . . .
    7 . . . . . . . .   7 . . . . . . . .
    8 . . . . . . . .   8 . . . . . . . .

      expected: None
      got:      Some(board)
    ");
}

#[test]
fn marks_squares_that_only_one_list_has() {
    let task = Task::new("around", |_: (Board, Square)| {
        vec![square("c4"), square("e6"), Square::OVERFLOW]
    });
    let expected = vec![square("c4"), square("d3")];
    let cases = [((Board::start(), square("d4")), expected)];
    assert_snapshot!(failure_message(|| task.expect(cases)), @r"
    around(board, d4)

    board
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . .>. . . . .
    4 . . . W B . . .
    5 . . . B W . . .
    6 . . . .>. . . .
    7 . . . . . . . .
    8 . . . . . . . .

      expected: [c4, d3]
      got:      [c4, e6, off the board]

    The two differ on d3, e6, the sentinel.
    ");
}

#[test]
fn panic_shows_board_among_arguments() {
    let task = Task::new("set", |(mut board, square): (Board, Square)| {
        board.set(square, Cell::Black);
    });
    let cases = [((Board::empty(), Square::OVERFLOW), ())];
    let message = failure_message(|| task.expect(cases));
    assert!(
        message.starts_with("set(board, off the board)\n\nboard\n  a b c d e f g h\n"),
        "{message}"
    );
    let outcome = "  expected: ()\n  panicked: the sentinel's cell never changes\n  \
                   Here: chapters/01-board/src/board.rs:";
    assert!(message.contains(outcome), "{message}");
}

#[test]
fn names_only_the_first_of_many_squares() {
    let task = Task::new("start", |(_,): (i32,)| {
        let mut board = Board::empty();
        Square::all().for_each(|square| board.set(square, Cell::White));
        board
    });
    let message = failure_message(|| task.expect([((1,), Board::start())]));
    let named = "The two differ on a1, b1, c1, d1, e1, f1, g1, h1 and 54 more.";
    assert!(message.ends_with(named), "{message}");
}
