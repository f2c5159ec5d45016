//! What is written is what is read, and nothing else can be read.

use check_report::{CheckEvent, ChecksReport, Failure, Kind, OutputMark, SourceLine};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

fn place() -> impl Strategy<Value = SourceLine> {
    (any::<String>(), any::<u32>()).prop_map(|(file, line)| SourceLine { file, line })
}

fn failure() -> impl Strategy<Value = Failure> {
    use Kind::{Crashed, Endless, Garbled, Panicked, Unwritten, WrongAnswer};
    let kinds = [WrongAnswer, Panicked, Unwritten, Endless, Crashed, Garbled];
    let kind = prop::sample::select(kinds.to_vec());
    let texts = prop::array::uniform3(any::<String>());
    let remarks = prop::collection::vec(any::<String>(), 0..3);
    (kind, texts, remarks, place()).prop_map(|(kind, [call, boards, outcome], remarks, check)| {
        Failure { kind, call, boards, outcome, remarks, check }
    })
}

fn event() -> impl Strategy<Value = CheckEvent> {
    prop_oneof![
        place().prop_map(CheckEvent::Check),
        any::<String>().prop_map(CheckEvent::Call),
        Just(CheckEvent::CallsEnded),
        Just(CheckEvent::Passed),
        failure().prop_map(CheckEvent::Failure),
    ]
}

proptest! {
    #[test]
    fn a_report_is_read_as_it_was_written(
        events in prop::collection::vec(event(), 0..5),
    ) {
        let text: String = events.iter().map(CheckEvent::line).collect();
        let report = ChecksReport::parse(&text).unwrap();
        prop_assert_eq!(report.events(), events);
    }
}

fn refusal(text: &str) -> String {
    ChecksReport::parse(text).unwrap_err().to_string()
}

#[test]
fn an_unknown_kind_is_an_error() {
    let line = failed().line().replace("WrongAnswer", "bored");
    let said = refusal(&format!("\"calls_ended\"\n{line}"));
    let due = "line 2 of the checks' report isn't an event: unknown variant `bored`";
    assert!(said.starts_with(due), "{said}");
}

#[test]
fn an_unknown_event_or_field_is_an_error() {
    let said = refusal("{\"sneeze\":\"loud\"}");
    assert!(said.contains("unknown variant `sneeze`"), "{said}");
    let more = failed().line().replace("\"kind\"", "\"mood\":1,\"kind\"");
    let said = refusal(&more);
    assert!(said.contains("unknown field `mood`"), "{said}");
}

#[test]
fn half_a_line_is_an_error() {
    let line = failed().line();
    let said = refusal(&line[..line.len() / 2]);
    assert!(said.contains("EOF while parsing"), "{said}");
}

#[test]
fn a_report_that_is_not_there_is_an_error() {
    let folder = tempfile::tempdir().unwrap();
    let error = ChecksReport::read(&folder.path().join("report")).unwrap_err();
    let said = error.to_string();
    assert!(said.contains("can't read the checks' report"), "{said}");
}

fn failed() -> CheckEvent {
    CheckEvent::Failure(Failure {
        kind: Kind::WrongAnswer,
        call: "row(c6)".to_owned(),
        boards: String::new(),
        outcome: "  expected: 5\n  got:      2".to_owned(),
        remarks: vec!["That is the column.".to_owned()],
        check: check(),
    })
}

fn check() -> SourceLine {
    SourceLine { file: "tests/row.rs".to_owned(), line: 7 }
}

#[test]
fn after_a_crash_the_report_says_in_which_call_of_which_check() {
    let call = |text: &str| CheckEvent::Call(text.to_owned());
    let events = [CheckEvent::Check(check()), call("row(a1)"), call("row(b1)")];
    let text: String = events.iter().map(CheckEvent::line).collect();
    let report = ChecksReport::parse(&text).unwrap();
    assert_eq!(report.open_call(), Some("row(b1)"));
    assert_eq!(report.last_check(), Some(&check()));
    assert_eq!(report.failure(), None);
    let text = text + &CheckEvent::CallsEnded.line();
    assert_eq!(ChecksReport::parse(&text).unwrap().open_call(), None);
}

#[test]
fn only_a_check_that_says_so_has_passed() {
    let passed = |events: &[CheckEvent]| {
        let text: String = events.iter().map(CheckEvent::line).collect();
        ChecksReport::parse(&text).unwrap().all_passed()
    };
    let began = || CheckEvent::Check(check());
    let call = CheckEvent::Call("row(a1)".to_owned());
    assert!(passed(&[began(), CheckEvent::Passed, began(), CheckEvent::Passed]));
    assert!(!passed(&[began(), call]));
    assert!(!passed(&[began(), CheckEvent::CallsEnded]));
    assert!(!passed(&[began(), CheckEvent::Passed, began()]));
}

#[test]
fn a_failure_is_told_in_paragraphs() {
    let CheckEvent::Failure(mut failure) = failed() else {
        unreachable!("it was made as a failure");
    };
    assert_eq!(
        failure.to_string(),
        "row(c6)\n  expected: 5\n  got:      2\n\nThat is the column.\n\n\
         The check: tests/row.rs:7"
    );
    failure.boards = "board".to_owned();
    failure.remarks.clear();
    assert_eq!(failure.message(), "row(c6)\n\nboard\n\n  expected: 5\n  got:      2");
}

#[test]
fn a_mark_is_found_behind_what_was_printed_without_a_line_break() {
    for mark in [OutputMark::Call, OutputMark::CallsEnded] {
        let line = format!("to the east{}", mark.line());
        assert_eq!(OutputMark::at_end(line.as_bytes()), Some((11, mark)));
    }
    assert_eq!(OutputMark::at_end(b"to the east\n"), None);
}
