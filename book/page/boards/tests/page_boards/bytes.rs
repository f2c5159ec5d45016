//! The bytes of a game record.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;

use crate::common::{Figure, live};

/// Game 804 of 1990.
const RECORD: &str = "000011000800231c3840352e233f2242414a2f2b39214c184b1a19240d2517100e55\
                      260f11303a56535457444e43341b493e473d2a51121f1c334d2015522958480b1600";

fn figure() -> Figure {
    live("bytes").with("record", RECORD)
}

#[test]
fn first_move_is_selected_at_first() {
    let board = figure().open();
    let cells = board.response().cells();
    assert_eq!(cells.len(), 132);
    assert_eq!(cells[8], "byte 8, 38, f5");
    assert_eq!(cells[66], "byte 66, 16, b2");
    assert_eq!(cells[68], "a1, empty");
    assert_eq!(cells[131], "h8, empty");
    assert_snapshot!(board.log());
}

#[test]
fn bytes_are_explained() {
    let events = [0, 3, 5, 6, 7, 8, 9, 66, 67].map(|byte| format!("choose {byte}"));
    let events: Vec<_> = events.iter().map(String::as_str).collect();
    assert_snapshot!(figure().statuses(&events));
}

#[test]
fn squares_lead_to_their_bytes() {
    let events = ["choose 105", "choose 69", "choose 95", "choose 400"];
    assert_snapshot!(figure().statuses(&events));
}

#[test]
fn transcript_is_encoded() {
    let mut board = figure().open();
    board.send("set F5D6c3");
    let record = format!("0000000000000000384021{}", "0".repeat(114));
    assert_eq!(board.response().kept("record"), Some(record));
}

#[test]
fn record_can_be_pasted_with_blanks() {
    let mut board = figure().open();
    let spaced = format!("{} {} {}", &RECORD[..16], &RECORD[16..48], &RECORD[48..]);
    board.send(&format!("set {spaced}")).send("choose 2");
    assert_snapshot!(
        board.response().status(),
        @"Bytes 2 and 3 are 11 and 00: 17 + 256 × 0 = 17, the number of the player with the black discs."
    );
}

#[test]
fn zero_byte_ends_the_moves() {
    let mut board = figure().open();
    let record = format!("{}38{}", "0".repeat(18), "0".repeat(116));
    board.send(&format!("set {record}"));
    assert_snapshot!(board.response().status(), @"Byte 8 is 00: there are no more moves.");
}

#[test]
fn invalid_games_are_errors() {
    let all_ones = format!("set {}", "f".repeat(136));
    let events = [
        "set f5 d6 pa",
        "set hello",
        "set 00",
        "record 00",
        &all_ones,
    ];
    assert_snapshot!(figure().statuses(&events));
}
