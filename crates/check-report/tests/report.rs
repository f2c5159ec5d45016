//! Tests of the report's format: what is written is read again, and anything else is
//! an error.

use check_report::{
    CheckEvent, ChecksReport, Failure, Kind, OutputMark, Question, Recording, SourceLine,
};
use pretty_assertions::assert_eq;
use proptest::prelude::*;

fn source_line() -> impl Strategy<Value = SourceLine> {
    (any::<String>(), any::<u32>()).prop_map(|(file, line)| SourceLine { file, line })
}

fn failure() -> impl Strategy<Value = Failure> {
    use Kind::{Crashed, Endless, Garbled, Panicked, Unwritten, WrongAnswer};
    let kinds = [WrongAnswer, Panicked, Unwritten, Endless, Crashed, Garbled];
    let kind = prop::sample::select(kinds.to_vec());
    let texts = prop::array::uniform3(any::<String>());
    let sentences = prop::array::uniform3(any::<Option<String>>());
    (kind, texts, sentences, source_line()).prop_map(
        |(kind, [call, boards, outcome], sentences, check)| {
            let [difference, explanation, reason_for_call] = sentences;
            Failure {
                kind,
                call,
                boards,
                outcome,
                difference,
                explanation,
                reason_for_call,
                check,
            }
        },
    )
}

fn question() -> impl Strategy<Value = Question> {
    let arguments = prop::collection::vec(any::<String>(), 0..3);
    let mistakes = prop::collection::vec(any::<(usize, u32)>(), 0..3);
    (arguments, any::<String>(), mistakes).prop_map(|(arguments, expected, mistakes)| Question {
        arguments,
        expected,
        mistakes,
    })
}

fn recording() -> impl Strategy<Value = Recording> {
    let sentences = prop::collection::vec(any::<String>(), 0..3);
    let questions = prop::collection::vec(question(), 0..3);
    let own = any::<usize>();
    (source_line(), any::<String>(), sentences, own, questions).prop_map(
        |(task, arguments, sentences, own, questions)| Recording {
            task,
            arguments,
            sentences,
            own,
            questions,
        },
    )
}

fn event() -> impl Strategy<Value = CheckEvent> {
    prop_oneof![
        source_line().prop_map(CheckEvent::Check),
        any::<String>().prop_map(CheckEvent::Call),
        Just(CheckEvent::CallsEnded),
        Just(CheckEvent::Passed),
        failure().prop_map(CheckEvent::Failure),
        recording().prop_map(CheckEvent::Recorded),
    ]
}

fn to_text(events: &[CheckEvent]) -> String {
    events.iter().map(CheckEvent::line).collect()
}

fn parse(events: &[CheckEvent]) -> ChecksReport {
    ChecksReport::parse(&to_text(events)).unwrap()
}

proptest! {
    #[test]
    fn report_round_trips(events in prop::collection::vec(event(), 0..5)) {
        let report = parse(&events);
        prop_assert_eq!(report.events(), events);
    }
}

fn parse_error(text: &str) -> String {
    ChecksReport::parse(text).unwrap_err().to_string()
}

fn check() -> SourceLine {
    SourceLine {
        file: "tests/row.rs".to_owned(),
        line: 7,
    }
}

fn wrong_answer() -> Failure {
    Failure {
        kind: Kind::WrongAnswer,
        call: "row(c6)".to_owned(),
        boards: String::new(),
        outcome: "  expected: 5\n  got:      2".to_owned(),
        difference: None,
        explanation: Some("That is the column.".to_owned()),
        reason_for_call: None,
        check: check(),
    }
}

fn failure_line() -> String {
    CheckEvent::Failure(wrong_answer()).line()
}

#[test]
fn rejects_unknown_kind_with_the_number_of_its_line() {
    let line = failure_line().replace("WrongAnswer", "bored");
    let error = parse_error(&format!("\"calls_ended\"\n{line}"));
    let expected = "line 2 of the checks' report isn't an event: unknown variant `bored`";
    assert!(error.starts_with(expected), "{error}");
}

#[test]
fn rejects_unknown_event() {
    let error = parse_error("{\"sneeze\":\"loud\"}");
    assert!(error.contains("unknown variant `sneeze`"), "{error}");
}

#[test]
fn rejects_unknown_field() {
    let error = parse_error(&failure_line().replace("\"kind\"", "\"mood\":1,\"kind\""));
    assert!(error.contains("unknown field `mood`"), "{error}");
}

#[test]
fn rejects_truncated_line() {
    let line = failure_line();
    let error = parse_error(&line[..line.len() / 2]);
    assert!(error.contains("EOF while parsing"), "{error}");
}

#[test]
fn missing_file_is_an_error() {
    let dir = tempfile::tempdir().unwrap();
    let error = ChecksReport::read(&dir.path().join("report")).unwrap_err();
    assert_eq!(error.to_string(), "can't read the checks' report");
}

#[test]
fn report_of_a_crash_names_the_unfinished_call_and_its_check() {
    let call = |text: &str| CheckEvent::Call(text.to_owned());
    let mut events = vec![CheckEvent::Check(check()), call("row(a1)"), call("row(b1)")];
    let report = parse(&events);
    assert_eq!(report.unfinished_call(), Some("row(b1)"));
    assert_eq!(report.last_check(), Some(&check()));
    assert_eq!(report.failure(), None);
    events.push(CheckEvent::CallsEnded);
    assert_eq!(parse(&events).unfinished_call(), None);
}

#[test]
fn a_check_without_a_passed_event_has_not_passed() {
    let all_passed = |events: &[CheckEvent]| parse(events).all_passed();
    let begin = || CheckEvent::Check(check());
    let call = CheckEvent::Call("row(a1)".to_owned());
    assert!(all_passed(&[
        begin(),
        CheckEvent::Passed,
        begin(),
        CheckEvent::Passed
    ]));
    assert!(!all_passed(&[begin(), call]));
    assert!(!all_passed(&[begin(), CheckEvent::CallsEnded]));
    assert!(!all_passed(&[begin(), CheckEvent::Passed, begin()]));
}

#[test]
fn failure_message_has_a_paragraph_per_part() {
    let mut failure = wrong_answer();
    assert_eq!(
        failure.to_string(),
        "row(c6)\n  expected: 5\n  got:      2\n\nThat is the column.\n\n\
         The check: tests/row.rs:7"
    );
    failure.boards = "board".to_owned();
    failure.difference = Some("The two differ on c6.".to_owned());
    failure.reason_for_call = Some("It's asked as well.".to_owned());
    assert_eq!(
        failure.message(),
        "row(c6)\n\nboard\n\n  expected: 5\n  got:      2\n\nThe two differ on c6.\n\n\
         That is the column.\n\nIt's asked as well."
    );
    failure.difference = None;
    failure.explanation = None;
    failure.reason_for_call = None;
    assert_eq!(
        failure.message(),
        "row(c6)\n\nboard\n\n  expected: 5\n  got:      2"
    );
}

#[test]
fn mark_is_found_after_output_without_line_break() {
    for mark in [OutputMark::Call, OutputMark::CallsEnded] {
        let line = format!("to the east{}", mark.line());
        assert_eq!(OutputMark::find_at_end(line.as_bytes()), Some((11, mark)));
    }
    assert_eq!(OutputMark::find_at_end(b"to the east\n"), None);
}
