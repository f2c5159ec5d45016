//! Effects: reading and writing game files, and closing the window.

use std::fs;

use crate::common::{BEFORE_C6, state_after};
use pretty_assertions::assert_eq;
use tempfile::tempdir;
use window::{Message, State, dispatch};

#[test]
fn saved_game_can_be_opened() {
    let dir = tempdir().unwrap();
    let file = dir.path().join("game.oth");
    let mut state = state_after(BEFORE_C6);
    assert!(dispatch(&mut state, Message::Save(file.clone())));
    assert_eq!(state.notice(), format!("Saved in {}.", file.display()));
    let mut reader = State::default();
    assert!(dispatch(&mut reader, Message::Open(file)));
    assert_eq!(reader.history(), state.history());
}

#[test]
fn save_does_not_overwrite_existing_file() {
    let dir = tempdir().unwrap();
    let file = dir.path().join("game.oth");
    fs::write(&file, "f5").unwrap();
    let mut state = state_after(BEFORE_C6);
    dispatch(&mut state, Message::Save(file.clone()));
    assert!(state.notice().contains("game.oth"), "{}", state.notice());
    assert_eq!(fs::read_to_string(file).unwrap(), "f5");
}

#[test]
fn invalid_file_shows_error_and_keeps_game() {
    let dir = tempdir().unwrap();
    let files = [
        ("illegal.oth", "f5a1", "move 2 is illegal"),
        ("empty.oth", "", "there's no game in this file."),
    ];
    for (name, content, message) in files {
        let file = dir.path().join(name);
        fs::write(&file, content).unwrap();
        let mut state = state_after(BEFORE_C6);
        assert!(dispatch(&mut state, Message::Open(file)));
        let notice = state.notice().to_lowercase();
        assert!(notice.contains(message), "{notice}");
        assert_eq!(state.history().moves().len(), 16);
    }
}

#[test]
fn quit_closes_the_window() {
    assert!(!dispatch(&mut State::default(), Message::Quit));
}
