//! Games in files.

use std::fs;

use crate::common::{BEFORE_C6, state_after};
use pretty_assertions::assert_eq;
use tempfile::tempdir;
use window::{Message, State, dispatch};

#[test]
fn a_game_is_written_and_read_again() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.oth");
    let mut state = state_after(BEFORE_C6);
    assert!(dispatch(&mut state, Message::Save(file.clone())));
    assert_eq!(state.notice(), format!("Saved in {}.", file.display()));
    let mut reader = State::default();
    assert!(dispatch(&mut reader, Message::Open(file)));
    assert_eq!(reader.history(), state.history());
}

#[test]
fn a_file_that_exists_is_left_alone() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("game.oth");
    fs::write(&file, "f5").unwrap();
    let mut state = state_after(BEFORE_C6);
    dispatch(&mut state, Message::Save(file.clone()));
    assert!(state.notice().contains("game.oth"), "{}", state.notice());
    assert_eq!(fs::read_to_string(file).unwrap(), "f5");
}

#[test]
fn what_is_wrong_with_a_file_is_one_sentence_and_the_game_stays() {
    let folder = tempdir().unwrap();
    let files = [
        ("illegal.oth", "f5a1", "move 2 is illegal"),
        ("empty.oth", "", "there's no game in this file."),
    ];
    for (name, content, sentence) in files {
        let file = folder.path().join(name);
        fs::write(&file, content).unwrap();
        let mut state = state_after(BEFORE_C6);
        assert!(dispatch(&mut state, Message::Open(file)));
        let notice = state.notice().to_lowercase();
        assert!(notice.contains(sentence), "{notice}");
        assert_eq!(state.history().moves().len(), 16);
    }
}

#[test]
fn quit_closes_the_window() {
    assert!(!dispatch(&mut State::default(), Message::Quit));
}
