use super::*;
use pretty_assertions::assert_eq;
use serde_json::Value;
use std::time::{Duration, Instant};

/// All else that the windows answer is in `../boards/tests/talks/windows.txt`. Here, the
/// thread is one of the system's, and nobody knows when it reports.
#[test]
fn a_computer_answers_and_says_why() {
    let mut session = Session::default();
    let mut respond = |form| -> Value { serde_json::from_str(&session.respond(form)).unwrap() };
    let mut response = respond("open=opponent-window&moves=f5d6c3&white=easy");
    let end = Instant::now() + Duration::from_secs(60);
    while response["said"].is_null() {
        assert!(Instant::now() < end, "{response}");
        response = respond("tick=now");
    }
    let answer = "White plays g5 and flips f5 e5. Black to move. \
                  easy: worth +2.0 discs; 4 positions.";
    assert_eq!(response["said"], answer);
    let turn = response["turns"].as_array().unwrap().last().unwrap();
    assert_eq!(turn["message"], "think()");
    // A quick thread was never seen.
    let changes = turn["changes"].as_array().unwrap().iter();
    let mut changes = changes.filter(|change| *change != "thinker: None");
    assert_eq!(changes.next().unwrap(), "history: move 4 of 4");
}
