//! The terminal windows in a page.

use insta::assert_snapshot;
use pretty_assertions::assert_eq;

use crate::common::open_window;

#[test]
fn window_has_no_turns_when_it_opens() {
    let window = open_window("window", &[]);
    assert!(window.response().turns().is_empty());
    assert_snapshot!(window.log());
}

/// The square f5 is at column 24 and row 10 of the screen.
#[test]
fn click_runs_the_update_loop_and_tick_ends_the_flip() {
    let mut window = open_window("window", &[]);
    window.send("click 229 208").send("tick");
    assert_snapshot!(window.log());
}

#[test]
fn effect_comes_back_as_message() {
    let window = open_window("window", &["file nobody.oth"]);
    // The end of the second turn is an error message of the operating system.
    let turns = window.response().turns();
    assert_eq!(turns.len(), 2, "{turns:?}");
    assert_eq!(turns[0], r#"; Open("nobody.oth"); Read("nobody.oth")"#);
    let failed = r#"; Done(Failed("nobody.oth: "#;
    assert!(turns[1].starts_with(failed), "{turns:?}");
}

#[test]
fn quit_closes_the_window() {
    let mut window = open_window("window", &[]);
    window.send("key q");
    assert_snapshot!(window.log());
}

#[test]
fn cursor_and_moves_are_spoken() {
    let mut window = open_window("window", &[]);
    window
        .send("key ArrowDown")
        .send("key ArrowDown")
        .send("key ArrowRight")
        .send("click 229 208");
    assert_snapshot!(window.log());
}

#[test]
fn cursor_is_spoken_when_an_event_changes_nothing() {
    let mut window = open_window("window", &[]);
    window.send("key Enter").send("key Enter");
    assert_snapshot!(window.log());
}

#[test]
fn meaningless_events_have_empty_responses() {
    for event in ["key z", "click 700 400"] {
        let mut window = open_window("window", &[]);
        window.send(event);
        assert!(!window.response().has_drawing(), "{event}");
        assert_eq!(window.response().to_string(), "", "{event}");
    }
}

#[test]
fn othello_window_has_buttons_for_its_keys() {
    assert_snapshot!(open_window("othello-window", &[]).log());
}

#[test]
fn question_is_spoken_and_answered() {
    let mut window = open_window("othello-window", &[]);
    window.send("key Enter").send("key n").send("key y");
    assert_snapshot!(window.log());
}

/// The list of files depends on the machine, so the response has no snapshot.
#[test]
fn file_dialog_is_spoken_and_typed_in() {
    let mut window = open_window("othello-window", &[]);
    window.send("key w");
    let said = window.response().said().unwrap();
    assert!(said.starts_with("Which file to write? / with "), "{said}");
    assert_snapshot!(window.response().keys().join("\n"));
    window.send("key 2");
    assert_eq!(window.response().said(), Some("Name: 2"));
    window.send("key Escape");
    assert_eq!(window.response().said(), Some("The board."));
}

#[test]
fn wide_window_is_drawn_in_two_halves() {
    let window = open_window("othello-window", &[]);
    let svg = window.response().picture();
    assert_eq!(svg.matches("viewBox=\"0 0 369 436\"").count(), 1);
    assert_eq!(svg.matches("viewBox=\"369 0 369 436\"").count(), 1);
    assert_eq!(svg.matches("(M)ax<").count(), 1);
    assert_eq!(svg.matches(">(L)egal").count(), 1);
}

#[test]
fn button_in_the_right_half_can_be_clicked() {
    let mut window = open_window("othello-window", &[]);
    window.send("click 400 395");
    assert_eq!(
        window.response().turns(),
        ["Mouse(43, 20); Press(Legal); None; shows_legal_moves: true"]
    );
}

#[test]
fn connect_four_move_is_spoken_and_falls() {
    let mut window = open_window("connect-four-window", &["moves cdecfbceeed"]);
    window.send("key Enter");
    assert_snapshot!(window.log());
}

#[test]
fn connect_four_columns_are_spoken() {
    let mut window = open_window("connect-four-window", &["moves cdecfbceeed"]);
    window.send("key ArrowLeft");
    assert_eq!(
        window.response().said(),
        Some("column c: black, white, black")
    );
}

const SEARCHING: [&str; 2] = ["moves f5d6c3", "white phased:20"];

#[test]
fn searching_computer_can_be_stopped() {
    let mut window = open_window("opponent-window", &SEARCHING);
    assert_eq!(window.response().keys(), ["Escape: Esc: stop it"]);
    window.send("key w");
    // The update of chapter 16 has read the list of files.
    let turns = window.response().turns();
    assert!(turns.concat().contains("; List("), "{turns:?}");
    assert_snapshot!(window.response().keys().join("\n"));
    window.send("key Escape").send("key Escape");
    assert_eq!(
        window.response().said(),
        Some("The computer hadn't tried a single move yet: the turn is yours.")
    );
    window.send("key q");
    assert_snapshot!(window.response().to_string());
}

#[test]
fn invalid_requests_are_errors() {
    let invalid_player = open_window("opponent-window", &["white strong"]);
    let mut unknown_window = open_window("door", &[]);
    let unknown_name = unknown_window.response().error().unwrap().to_owned();
    unknown_window.send("key q");
    let illegal_move = open_window("window", &["moves a1"]);
    let errors = [
        invalid_player.response().error().unwrap(),
        &unknown_name,
        unknown_window.response().error().unwrap(),
        illegal_move.response().error().unwrap(),
    ];
    assert_snapshot!(errors.join("\n"));
}
