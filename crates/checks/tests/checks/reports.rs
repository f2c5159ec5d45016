//! Reports of checks that run in a process of their own.
//!
//! Such a check is an ignored test, which the test beside it starts as a child process.

use std::env;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use board::{Board, Cell, Square};
use check_report::{CheckEvent, CheckRequest, ChecksReport, Kind, cpu_time};
use checks::{Task, square};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;

use crate::common::{failure_message, row};

/// The variable that is set for a child process. Without it, ignored tests that would
/// fail, or that measure time, return at once.
const IS_CHILD: &str = "RUNS_AS_THE_CHILD_OF_A_TEST";

fn is_child() -> bool {
    env::var_os(IS_CHILD).is_some()
}

/// The result of a child process.
struct Outcome {
    success: bool,
    report: ChecksReport,
    /// The output on both streams.
    output: String,
}

/// Runs an ignored test of this module as a child process.
fn run(test: &str) -> Outcome {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("report");
    let request = CheckRequest {
        report: Some(file.clone()),
        calls: true,
        ..CheckRequest::default()
    };
    let output = Command::new(env::current_exe().unwrap())
        .args(["--ignored", "--exact", "--nocapture"])
        .arg(format!("reports::{test}"))
        .envs(request.env_vars())
        .env(IS_CHILD, "yes")
        .output()
        .unwrap();
    Outcome {
        success: output.status.success(),
        report: ChecksReport::read(&file).unwrap(),
        output: String::from_utf8([output.stdout, output.stderr].concat()).unwrap(),
    }
}

/// Returns the events of a report as texts, without lines of source files.
fn events(report: &ChecksReport) -> Vec<String> {
    report
        .events()
        .iter()
        .map(|event| match event {
            CheckEvent::Check(_) => "check".to_owned(),
            CheckEvent::Call(text) => text.clone(),
            CheckEvent::CallsEnded => "ended".to_owned(),
            CheckEvent::Passed => "passed".to_owned(),
            CheckEvent::Failure(failure) => failure.message(),
            CheckEvent::Recorded(_) => "recorded".to_owned(),
        })
        .collect()
}

/// On a busy machine, a call waits for a processor.
#[cfg(target_os = "linux")]
#[test]
fn waiting_call_may_exceed_work_limit() {
    assert!(run("wait_longer_than_the_work_limit").success);
}

/// The limit for work is one second, and the limit for waiting ten.
#[test]
#[ignore = "the test above runs it"]
fn wait_longer_than_the_work_limit() {
    if !is_child() {
        return; // the work of other tests would count, too
    }
    let sleep = |(square,): (Square,)| {
        std::thread::sleep(Duration::from_millis(1100));
        square.row()
    };
    let task = row(sleep).time_limit(Duration::from_secs(1));
    task.expect([((square("a1"),), 0)]);
}

#[cfg(target_os = "linux")]
#[test]
fn limit_is_for_each_call() {
    assert!(run("work_longer_than_the_limit_of_one_call").success);
}

#[test]
#[ignore = "the test above runs it"]
fn work_longer_than_the_limit_of_one_call() {
    if !is_child() {
        return; // the work of other tests would count, too
    }
    let work = |(square,): (Square,)| {
        let end = cpu_time("self").map(|time| time + Duration::from_millis(250));
        while cpu_time("self") < end {}
        square.row()
    };
    let task = row(work).time_limit(Duration::from_secs(1));
    let squares = Square::all().take(5).map(|square| (square,));
    task.agrees_with(|(square,)| square.row(), squares);
}

#[test]
fn abandoned_call_reports_nothing() {
    let outcome = run("abandon_a_call");
    assert!(outcome.success, "{}", outcome.output);
    let failure = outcome.report.failure().unwrap();
    assert_eq!(failure.kind, Kind::Endless);
    let expected = ["check", "row(a1)", "ended", &failure.message()];
    assert_eq!(events(&outcome.report), expected);
}

/// The call returns after it's abandoned, and its thread would begin the next one.
#[test]
#[ignore = "the test above runs it"]
fn abandon_a_call() {
    let task = row(answer_too_late).time_limit(Duration::from_millis(5));
    let cases = [((square("a1"),), 0), ((square("b1"),), 0)];
    failure_message(|| task.expect(cases));
    ABANDONED.set(()).unwrap();
    THREAD_ENDED.wait();
}

static ABANDONED: OnceLock<()> = OnceLock::new();
static THREAD_ENDED: OnceLock<()> = OnceLock::new();

fn answer_too_late((square,): (Square,)) -> i32 {
    thread_local!(static END: ThreadEnd = const { ThreadEnd });
    END.with(|_| ABANDONED.wait());
    square.row()
}

/// A thread-local value, which is dropped when the thread ends.
struct ThreadEnd;

impl Drop for ThreadEnd {
    fn drop(&mut self) {
        // Another thread may have ended before.
        let _ = THREAD_ENDED.set(());
    }
}

#[test]
fn failure_is_in_the_report_and_not_on_stderr() {
    let outcome = run("fail_the_second_call");
    assert!(!outcome.success, "{}", outcome.output);
    let expected = [
        "check",
        "row(a1)",
        "row(c6)",
        "ended",
        "row(c6)\n  expected: 5\n  got:      0",
    ];
    assert_eq!(events(&outcome.report), expected);
    assert!(!outcome.output.contains("expected"), "{}", outcome.output);
}

#[test]
#[ignore = "the test above runs it"]
fn fail_the_second_call() {
    if !is_child() {
        return;
    }
    let task = row(|(square,)| square.row() % 5);
    task.expect([((square("a1"),), 0), ((square("c6"),), 5)]);
}

/// The call may end the process, so the board is reported before it.
#[test]
fn call_is_reported_with_its_board() {
    let outcome = run("ask_about_a_board");
    assert_snapshot!(events(&outcome.report)[1], @r"
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
#[ignore = "the test above runs it"]
fn ask_about_a_board() {
    let task = Task::new("is_free", |(board, square): (Board, Square)| {
        board[square] == Cell::Empty
    });
    task.expect([((Board::start(), square("c4")), true)]);
}

#[test]
fn rejects_time_limit_that_is_no_number() {
    let output = Command::new(env::current_exe().unwrap())
        .args(["--ignored", "--exact", "reports::fail_the_second_call"])
        .env("CHECKS_TIME_LIMIT", "soon")
        .env(IS_CHILD, "yes")
        .output()
        .unwrap();
    let stdout = String::from_utf8(output.stdout).unwrap();
    let expected = "CHECKS_TIME_LIMIT is \"soon\", which isn't a time limit";
    assert!(stdout.contains(expected), "{stdout}");
}
