//! The messages of checks that fail.

use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;
use std::{env, panic};

use board::{Board, Cell, Square};
use check_report::{CheckEvent, CheckRequest, ChecksReport, Kind, cpu_time};
use checks::{Failure, Lost, Random, Task, bits_that_differ, random_boards, square, written};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;

/// What a learner reads above the check's place.
fn message(check: impl FnOnce()) -> String {
    let check = panic::AssertUnwindSafe(check);
    let payload = panic::catch_unwind(check).expect_err("the check fails");
    let failure = payload.downcast::<Failure>().expect("it says why");
    let (message, check) = (failure.message(), &failure.check);
    assert!(check.file.ends_with("messages.rs"));
    assert_eq!(
        failure.to_string(),
        format!("{message}\n\nThe check: {check}")
    );
    without_line_numbers(&message)
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

/// Rows are asked as well, of squares by chance.
fn contrasted(answer: fn((Square,)) -> i32) -> Task<(Square,), i32> {
    row(answer).contrast(|random| (random.square(0),), |(square,)| square.row())
}

#[test]
fn an_answer_with_few_exceptions_passes_no_check_with_a_contrast() {
    let cases = [((square("c1"),), 0), ((square("c2"),), 1)];
    contrasted(|(square,)| square.row()).expect(cases);
    let exception = contrasted(|(at,)| i32::from(at != square("c1")));
    assert_snapshot!(message(|| exception.expect(cases)), @r"
    row(b5)
      expected: 4
      got:      1

    That is the column.

    This call isn't in the check's name. It's asked as well, so that an answer that's nearly always the same can't pass.
    ");
}

#[test]
fn a_recorded_question_names_a_mistake_that_it_could_not_make() {
    let task = Task::new("row", |(square,): (Square,)| square.column());
    let task = task.sentences(&["That is the column."]);
    let question = || written((square("c6"),), "5", &[(0, 923_577_301)]);
    assert_snapshot!(message(|| task.replay(1, [question()])), @r"
    row(c6)
      expected: 5
      got:      2

    That is the column.
    ");
    let all = "--------------------------------------------------------------XX";
    let same = Task::new("same", |(board,): (Board,)| board);
    same.replay(1, [written((checks::board(all),), all, &[])]);
    let told = message(|| same.replay(1, [written((Board::empty(),), all, &[])]));
    assert!(told.contains("The two differ on g8, h8."), "{told}");
    let none = Task::new("none", |(_,): (i32,)| Vec::<Square>::new());
    none.replay(1, [written((0,), "[]", &[])]);
    let told = message(|| none.replay(1, [written((1,), "[a1, off the board]", &[])]));
    assert!(told.contains("expected: [a1, off the board]"), "{told}");
}

#[test]
fn a_check_with_three_answers_asks_nothing_else() {
    let known = contrasted(|(square,)| square.row().min(2));
    known.expect(["c1", "c2", "c3"].map(|name| ((square(name),), square(name).row())));
}

#[test]
fn a_contrast_is_asked_for_until_there_is_one() {
    let rare = |random: &mut Random| (random.below(20) as i32,);
    let task = Task::new("seven", |_| false).contrast(rare, |(number,)| number == 7);
    let told = message(|| task.expect([((1,), false)]));
    assert!(told.contains("Every call got the same answer."), "{told}");
}

#[test]
fn an_answer_that_ignores_its_arguments_gets_told() {
    let task = Task::new("row", |_| 8).contrast(
        |random: &mut Random| (random.square(2),),
        |(square,)| square.row(),
    );
    assert_snapshot!(message(|| task.expect([((Square::OVERFLOW,), 8)])), @r"
    row(e4)
      expected: 3
      got:      8

    Every call got the same answer. It has to depend on the arguments.
    ");
}

#[test]
fn a_panic_that_many_meet_is_explained() {
    let unwraps = row(|(square,)| (square.row() < 3).then_some(1).unwrap());
    let subtracts = Task::new("rest", |(count,): (usize,)| count - 3);
    let told = [
        message(|| unwraps.expect([((square("c6"),), 5)])),
        message(|| subtracts.expect([((2,), 0)])),
    ];
    let explained = told.each_ref().map(|told| told.lines().last().unwrap());
    assert_snapshot!(explained.join("\n"), @r"
    `unwrap` panics if there's nothing, and here there's nothing: ask with `if let Some`, or pass the `None` on with `?`.
    An unsigned number, such as a `usize` or a `u8`, can't go below 0. Are you subtracting more than there is?
    ");
}

#[test]
fn bits_that_never_differ_tell_nothing_apart() {
    let differ = |texts: &[&[u8]]| {
        bits_that_differ(&texts.iter().map(|text| text.to_vec()).collect::<Vec<_>>())
    };
    assert_eq!(differ(&[&[7, 1], &[7, 2]]), 2);
    assert_eq!(differ(&[&[0, 255], &[0]]), 8);
    assert_eq!(differ(&[&[3]]), 0);
}

#[test]
fn a_function_that_is_not_written_says_what_to_do() {
    let task = row(|(square,)| todo!("the row of {square}"));
    let cases = [((square("c6"),), 5)];
    assert_snapshot!(message(|| task.expect(cases)), @r"
    row(c6)
      isn't written yet: the row of c6
      Write it here: crates/checks/tests/checks/messages.rs:LINE
    ");
}

#[test]
fn the_message_says_where_a_panic_comes_from() {
    let task = row(|(square,)| panic!("no row at {square}")).panic("no row", "Squares have rows.");
    assert_snapshot!(message(|| task.expect([((square("c6"),), 5)])), @r"
    row(c6)
      expected: 5
      panicked: no row at c6
      Here: crates/checks/tests/checks/messages.rs:LINE

    Squares have rows.
    ");
}

/// Never ends.
fn turning_around(_: (Square,)) -> i32 {
    loop {
        std::thread::yield_now();
    }
}

#[test]
fn the_message_says_why_a_loop_may_never_end() {
    let task = row(turning_around)
        .time_limit(Duration::from_millis(50))
        .endless("Nothing is below c8.", |(square,)| square.row() == 7);
    assert_snapshot!(message(|| task.expect([((square("c8"),), 7)])), @r"
    row(c8)
      hasn't answered after 50ms, compiling not counted: does a loop never end?

    Nothing is below c8.
    ");
    let elsewhere = message(|| task.expect([((square("c6"),), 5)]));
    assert!(!elsewhere.contains("below"), "{elsewhere}");
    let gone = row(|_| panic::panic_any(Lost::Ended)).endless("Nothing is below c8.", |_| true);
    let said = message(|| gone.expect([((square("c8"),), 7)]));
    assert!(said.contains("Nothing is below c8."), "{said}");
}

/// Set where a program of this file runs as the child of a test: by itself,
/// one that fails would be a test that fails.
const IS_CHILD: &str = "RUNS_AS_THE_CHILD_OF_A_TEST";

fn is_child() -> bool {
    env::var_os(IS_CHILD).is_some()
}

/// What the program of this name in this file did.
struct Ran {
    is_content: bool,
    report: ChecksReport,
    /// What it printed on both streams.
    printed: String,
}

fn run(program: &str) -> Ran {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("report");
    let request = CheckRequest {
        report: Some(file.clone()),
        time_limit: None,
        calls: true,
        ..CheckRequest::default()
    };
    let program = format!("messages::{program}");
    let output = Command::new(env::current_exe().unwrap())
        .args(["--ignored", "--exact", &program, "--nocapture"])
        .envs(request.variables())
        .env(IS_CHILD, "yes")
        .output()
        .unwrap();
    let printed = [output.stdout, output.stderr].concat();
    Ran {
        is_content: output.status.success(),
        report: ChecksReport::read(&file).unwrap(),
        printed: String::from_utf8(printed).unwrap(),
    }
}

/// A report without its places.
fn told(report: &ChecksReport) -> Vec<String> {
    let events = report.events().iter();
    let told = events.map(|event| match event {
        CheckEvent::Check(_) => "check".to_owned(),
        CheckEvent::Call(text) => text.clone(),
        CheckEvent::CallsEnded => "ended".to_owned(),
        CheckEvent::Passed => "passed".to_owned(),
        CheckEvent::Failure(failure) => failure.message(),
        CheckEvent::Recorded(_) => "recorded".to_string(),
    });
    told.collect()
}

/// Where the machine is busy with something else, a call waits.
#[cfg(target_os = "linux")]
#[test]
fn waiting_is_not_an_endless_loop() {
    assert!(run("wait_longer_than_one_may_work").is_content);
}

/// The work is over after a second, and the wait only after ten.
#[test]
#[ignore = "it is the program of another test"]
fn wait_longer_than_one_may_work() {
    if !is_child() {
        return; // other tests would count too
    }
    let asleep = |(square,): (Square,)| {
        std::thread::sleep(Duration::from_millis(1100));
        square.row()
    };
    let task = row(asleep).time_limit(Duration::from_secs(1));
    task.expect([((square("a1"),), 0)]);
}

/// In a process of its own: the work of other tests would count, too.
#[cfg(target_os = "linux")]
#[test]
fn many_calls_may_take_long() {
    assert!(run("work_longer_than_one_call_may").is_content);
}

#[test]
#[ignore = "it is the program of another test"]
fn work_longer_than_one_call_may() {
    if !is_child() {
        return; // other tests would count too
    }
    let at_work = |(square,): (Square,)| {
        let end = cpu_time("self").map(|time| time + Duration::from_millis(250));
        while cpu_time("self") < end {}
        square.row()
    };
    let task = row(at_work).time_limit(Duration::from_secs(1));
    let squares = Square::all().take(5).map(|square| (square,));
    task.agrees_with(|(square,)| square.row(), squares);
}

#[test]
fn an_abandoned_call_reports_nothing() {
    let ran = run("leave_a_call_alone");
    assert!(ran.is_content, "{}", ran.printed);
    let failure = ran.report.failure().unwrap();
    assert_eq!(failure.kind, Kind::Endless);
    let due = ["check", "row(a1)", "ended", &failure.message()];
    assert_eq!(told(&ran.report), due);
}

/// The call answers once it has been given up, and would go on with the next.
#[test]
#[ignore = "it is the program of another test"]
fn leave_a_call_alone() {
    let task = row(answer_too_late).time_limit(Duration::from_millis(5));
    let cases = [((square("a1"),), 0), ((square("b1"),), 0)];
    message(|| task.expect(cases));
    GIVEN_UP.set(()).unwrap();
    ENDED.wait();
}

static GIVEN_UP: OnceLock<()> = OnceLock::new();
static ENDED: OnceLock<()> = OnceLock::new();

fn answer_too_late((square,): (Square,)) -> i32 {
    thread_local!(static LAST: AtTheEnd = const { AtTheEnd });
    LAST.with(|_| GIVEN_UP.wait());
    square.row()
}

/// Dropped when its thread ends.
struct AtTheEnd;

impl Drop for AtTheEnd {
    fn drop(&mut self) {
        // The first end counts.
        let _ = ENDED.set(());
    }
}

#[test]
fn the_report_says_which_call_failed_and_the_error_stream_does_not() {
    let ran = run("miss_the_second_call");
    assert!(!ran.is_content, "{}", ran.printed);
    let due = [
        "check",
        "row(a1)",
        "row(c6)",
        "ended",
        "row(c6)\n  expected: 5\n  got:      0",
    ];
    assert_eq!(told(&ran.report), due);
    assert!(!ran.printed.contains("expected"), "{}", ran.printed);
}

#[test]
#[ignore = "it is the program of another test"]
fn miss_the_second_call() {
    if !is_child() {
        return;
    }
    let task = row(|(square,)| square.row() % 5);
    task.expect([((square("a1"),), 0), ((square("c6"),), 5)]);
}

#[test]
fn a_call_is_reported_with_its_board_since_it_may_end_the_process() {
    let ran = run("ask_about_a_board");
    assert_snapshot!(told(&ran.report)[1], @r"
    is_free(board, c4)

    board
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . .>. W B . . .
    5 . . . B W . . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    ");
}

#[test]
#[ignore = "it is the program of another test"]
fn ask_about_a_board() {
    let task = Task::new("is_free", |(board, square): (Board, Square)| {
        board[square] == Cell::Empty
    });
    task.expect([((Board::start(), square("c4")), true)]);
}

#[test]
fn a_time_limit_that_is_none_is_an_error() {
    let output = Command::new(env::current_exe().unwrap())
        .args(["--ignored", "--exact", "messages::miss_the_second_call"])
        .env("CHECKS_TIME_LIMIT", "soon")
        .env(IS_CHILD, "yes")
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let due = "CHECKS_TIME_LIMIT is \"soon\", which isn't a time limit";
    assert!(said.contains(due), "{said}");
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

/// Plays without flipping: half an answer.
fn placed((mut board, square): (Board, Square)) -> Option<Board> {
    board.set(square, Cell::Black);
    Some(board)
}

#[test]
fn a_board_that_came_instead_of_none_is_drawn() {
    let task = Task::new("place", placed);
    let cases = [((Board::start(), square("d4")), None)];
    assert_snapshot!(message(|| task.expect(cases)), @r"
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
fn squares_that_only_one_list_has_are_marked_on_the_board() {
    let task = Task::new("around", |_: (Board, Square)| {
        vec![square("c4"), square("e6"), Square::OVERFLOW]
    });
    let expected = vec![square("c4"), square("d3")];
    let cases = [((Board::start(), square("d4")), expected)];
    assert_snapshot!(message(|| task.expect(cases)), @r"
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
fn a_panic_shows_the_board_that_caused_it() {
    let task = Task::new("set", |(mut board, square): (Board, Square)| {
        board.set(square, Cell::Black);
    });
    let cases = [((Board::empty(), Square::OVERFLOW), ())];
    let told = message(|| task.expect(cases));
    assert!(
        told.starts_with("set(board, off the board)\n\nboard\n  a b c d e f g h\n"),
        "{told}"
    );
    let outcome = "  expected: ()\n  panicked: the sentinel's cell never changes\n  \
                   Here: chapters/01-board/src/board.rs:";
    assert!(told.contains(outcome), "{told}");
}

#[test]
fn random_boards_are_the_same_every_time() {
    let boards = || random_boards().take(20).collect::<Vec<_>>();
    assert_eq!(boards(), boards());
    let full = boards()
        .iter()
        .filter(|b| b.count(Cell::Empty) == 0)
        .count();
    assert!((1..10).contains(&full), "{full}");
}

#[test]
fn of_many_differing_squares_the_first_are_named() {
    let task = Task::new("start", |(_,): (i32,)| {
        let mut board = Board::empty();
        Square::all().for_each(|square| board.set(square, Cell::White));
        board
    });
    let told = message(|| task.expect([((1,), Board::start())]));
    let named = "The two differ on a1, b1, c1, d1, e1, f1, g1, h1 and 54 more.";
    assert!(told.ends_with(named), "{told}");
}
