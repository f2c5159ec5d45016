//! Reading and writing of game files with the file dialog.

use std::fs;
use std::path::Path;

use crate::common::{
    BEFORE_C6, finish_animation, key_message, place, press, press_key,
    state_after,
};
use end_of_game::Score;
use game_formats::{read_file, write_file};
use othello_window::{Button, Message, Mode, State};
use othello_window::{dispatch, event_message, load_game};
use pretty_assertions::assert_eq;
use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};
use ratatui::layout::Rect;
use records::Record;
use tempfile::{TempDir, tempdir};

/// Presses keys and performs their effects.
fn type_keys(state: &mut State, keys: &[KeyCode]) {
    for &code in keys {
        if let Some(message) = key_message(state, code) {
            assert!(dispatch(state, message));
        }
    }
}

/// Replaces the name in the dialog and presses Enter.
fn type_name(state: &mut State, name: &str) {
    type_keys(state, &[KeyCode::Backspace; 20]);
    let keys: Vec<_> = name.chars().map(KeyCode::Char).collect();
    type_keys(state, &keys);
    type_keys(state, &[KeyCode::Enter]);
}

/// Returns a window whose dialogs open in a directory.
fn window_in(dir: &TempDir, transcript: &str) -> State {
    let mut state = state_after(transcript);
    state.folder = dir.path().canonicalize().unwrap();
    state
}

/// Returns the sorted names of the files in a directory.
fn file_names(dir: &Path) -> Vec<String> {
    let files = fs::read_dir(dir).unwrap();
    let name = |file: fs::DirEntry| file.file_name().into_string().unwrap();
    let mut names: Vec<_> = files.map(|file| name(file.unwrap())).collect();
    names.sort();
    names
}

#[test]
fn saved_game_can_be_read() {
    let dir = tempdir().unwrap();
    for name in ["game.oth", "game.txt", "game.ggf"] {
        let mut state = window_in(&dir, BEFORE_C6);
        dispatch(&mut state, place("c6"));
        finish_animation(&mut state);
        dispatch(&mut state, press(Button::Write));
        type_name(&mut state, name);
        assert!(state.notice().starts_with("The game is saved in "));
        assert!(!state.is_unwritten);

        let mut reader = window_in(&dir, "");
        dispatch(&mut reader, press(Button::Read));
        type_name(&mut reader, name);
        assert_eq!(reader.history(), state.history());
        assert_eq!(reader.source.as_ref().unwrap().games, 1);
    }
    assert_eq!(file_names(dir.path()), ["game.ggf", "game.oth", "game.txt"]);
}

#[test]
fn name_without_extension_gets_that_of_filter() {
    let dir = tempdir().unwrap();
    let mut state = window_in(&dir, BEFORE_C6);
    dispatch(&mut state, press(Button::Write));
    type_name(&mut state, "mine");
    dispatch(&mut state, press(Button::Write));
    type_keys(&mut state, &[KeyCode::Tab]);
    type_name(&mut state, "mine");
    assert_eq!(file_names(dir.path()), ["mine.oth", "mine.txt"]);
}

#[test]
fn file_is_replaced_only_after_confirmation() {
    let dir = tempdir().unwrap();
    let path = dir.path().join("club.oth");
    let three = vec![Record::default(); 3];
    write_file(&path, &three).unwrap();
    let before = fs::read(&path).unwrap();
    for answer in [KeyCode::Char('n'), KeyCode::Esc, KeyCode::Enter] {
        let mut state = window_in(&dir, BEFORE_C6);
        dispatch(&mut state, press(Button::Write));
        type_name(&mut state, "club.oth");
        let Mode::Question(question) = &state.mode else {
            panic!("no question");
        };
        let text = "club.oth holds 3 games. Replace them all?";
        assert!(question.text.ends_with(text), "{}", question.text);
        type_keys(&mut state, &[answer]);
        assert_eq!(fs::read(&path).unwrap(), before);
    }
    let mut state = window_in(&dir, BEFORE_C6);
    dispatch(&mut state, press(Button::Write));
    type_name(&mut state, "club.oth");
    type_keys(&mut state, &[KeyCode::Char('y')]);
    assert_eq!(read_file(&path).unwrap().count(), 1);
}

#[test]
fn write_rejects_database() {
    let dir = tempdir().unwrap();
    let path = dir.path().join("club.wtb");
    write_file(&path, &[games()[0].clone()]).unwrap();
    let before = fs::read(&path).unwrap();
    let mut state = window_in(&dir, BEFORE_C6);
    dispatch(&mut state, press(Button::Write));
    type_name(&mut state, "club.wtb");
    assert!(state.notice().contains("ends in .oth, .txt or .ggf."));
    assert_eq!(fs::read(&path).unwrap(), before);
}

/// Returns games of one, two and three moves, with a result, because a database
/// needs one.
fn games() -> Vec<Record> {
    let record = |moves: &str| Record {
        plies: whole_games::parse_transcript(moves).unwrap(),
        result: Some(Score {
            black: 32,
            white: 32,
        }),
        ..Record::default()
    };
    ["f5", "f5d6", "f5d6c3"].map(record).to_vec()
}

#[test]
fn navigates_between_games_of_file() {
    let dir = tempdir().unwrap();
    for name in ["three.oth", "three.wtb"] {
        let path = dir.path().join(name);
        write_file(&path, &games()).unwrap();
        let mut state = window_in(&dir, "");
        state.open(load_game(&path, 1).unwrap());
        let mut moves_after = |code| {
            type_keys(&mut state, &[code]);
            state.history().moves().len()
        };
        assert_eq!(moves_after(KeyCode::Char('+')), 2);
        assert_eq!(moves_after(KeyCode::PageDown), 3);
        assert_eq!(moves_after(KeyCode::Char('+')), 3);
        assert_eq!(moves_after(KeyCode::Char('-')), 2);
        type_keys(&mut state, &[KeyCode::Char('g'), KeyCode::Char('1')]);
        type_keys(&mut state, &[KeyCode::Enter]);
        assert_eq!(state.history().moves().len(), 1);
        type_keys(&mut state, &[KeyCode::Char('g'), KeyCode::Char('4')]);
        type_keys(&mut state, &[KeyCode::Enter]);
        assert_eq!(state.notice(), "This file has games 1 to 3.");
    }
}

#[test]
fn dialog_filters_files_and_enters_folders() {
    let dir = tempdir().unwrap();
    fs::create_dir(dir.path().join("old")).unwrap();
    for name in ["b.oth", "A.OTH", "c.txt", "d.wtb", ".hidden.oth"] {
        fs::write(dir.path().join(name), "f5").unwrap();
    }
    fs::write(dir.path().join("old/e.oth"), "f5d6").unwrap();
    let mut state = window_in(&dir, "");
    dispatch(&mut state, press(Button::Read));
    let visible = |state: &State| match &state.mode {
        Mode::Files(dialog) => {
            let visible = dialog.visible_entries().into_iter();
            visible.map(|entry| entry.name.clone()).collect()
        }
        _ => Vec::new(),
    };
    assert_eq!(visible(&state), ["..", "old", "A.OTH", "b.oth"]);
    type_keys(&mut state, &[KeyCode::Tab]);
    assert_eq!(visible(&state), ["..", "old", "d.wtb"]);
    type_keys(&mut state, &[KeyCode::Tab]);
    assert_eq!(visible(&state), ["..", "old", "c.txt"]);
    type_keys(&mut state, &[KeyCode::Tab]);
    let all = ["..", "old", "A.OTH", "b.oth", "c.txt", "d.wtb"];
    assert_eq!(visible(&state), all);
    type_keys(&mut state, &[KeyCode::Down, KeyCode::Down, KeyCode::Enter]);
    assert_eq!(visible(&state), ["..", "e.oth"]);
    type_keys(&mut state, &[KeyCode::Down, KeyCode::Down, KeyCode::Enter]);
    assert_eq!(state.history().moves().len(), 2);
}

#[test]
fn invalid_file_shows_error_and_keeps_game() {
    let dir = tempdir().unwrap();
    let files = [
        ("illegal.oth", "f5a1", "line 1: move 2 is illegal"),
        ("broken.oth", "f5zz", "\"zz\" isn't a square"),
        ("empty.oth", "", "empty.oth has no game 1"),
        ("short.wtb", "12345", "the file ends after 5 of 16 bytes"),
        ("game.pdf", "f5", "the name says the format"),
    ];
    for (name, content, message) in files {
        fs::write(dir.path().join(name), content).unwrap();
        let mut state = window_in(&dir, BEFORE_C6);
        dispatch(&mut state, press(Button::Read));
        type_name(&mut state, name);
        assert!(state.notice().contains(message), "{}", state.notice());
        assert_eq!(state.history().moves().len(), 16);
    }
}

#[test]
fn read_over_unwritten_game_needs_confirmation() {
    let dir = tempdir().unwrap();
    fs::write(dir.path().join("one.oth"), "f5").unwrap();
    let mut state = window_in(&dir, BEFORE_C6);
    dispatch(&mut state, place("c6"));
    dispatch(&mut state, press(Button::Read));
    type_name(&mut state, "one.oth");
    assert!(matches!(state.mode, Mode::Question(_)));
    press_key(&mut state, KeyCode::Esc);
    assert_eq!(state.history().moves().len(), 17);
    dispatch(&mut state, press(Button::Read));
    type_name(&mut state, "one.oth");
    dispatch(&mut state, Message::Type('y'));
    assert_eq!(state.history().moves().len(), 1);
}

/// Returns the name in the file dialog.
fn dialog_name(state: &State) -> &str {
    match &state.mode {
        Mode::Files(dialog) => &dialog.name,
        _ => panic!("no dialog"),
    }
}

#[test]
fn write_suggests_file_that_was_read() {
    let dir = tempdir().unwrap();
    fs::create_dir(dir.path().join("old")).unwrap();
    let path = dir.path().join("old/e.txt");
    fs::write(&path, "f5d6").unwrap();
    let mut state = window_in(&dir, "");
    state.open(load_game(&path, 1).unwrap());
    dispatch(&mut state, press(Button::Write));
    assert_eq!(dialog_name(&state), "e.txt");
    type_keys(&mut state, &[KeyCode::Enter]);
    let Mode::Question(question) = &state.mode else {
        panic!("{:?}", state.mode);
    };
    assert!(question.text.contains("old/e.txt holds a game"));
}

#[test]
fn backspace_removes_a_whole_grapheme_cluster() {
    let dir = tempdir().unwrap();
    let mut state = window_in(&dir, "f5");
    dispatch(&mut state, press(Button::Write));
    for cluster in ["\u{1f600}", "e\u{301}", "\u{1f469}\u{200d}\u{1f680}"] {
        let keys = format!("a{cluster}");
        let keys: Vec<_> = keys.chars().map(KeyCode::Char).collect();
        type_keys(&mut state, &[KeyCode::Backspace; 20]);
        type_keys(&mut state, &keys);
        type_keys(&mut state, &[KeyCode::Backspace]);
        assert_eq!(dialog_name(&state), "a", "{cluster}");
    }
}

#[test]
fn typing_replaces_suggested_or_selected_name() {
    let dir = tempdir().unwrap();
    fs::write(dir.path().join("a.oth"), "f5").unwrap();
    let mut state = window_in(&dir, "f5");
    dispatch(&mut state, press(Button::Write));
    assert_eq!(dialog_name(&state), "othello.oth");
    type_keys(&mut state, &[KeyCode::Char('b'), KeyCode::Char('c')]);
    assert_eq!(dialog_name(&state), "bc");
    type_keys(&mut state, &[KeyCode::Down, KeyCode::Down]);
    assert_eq!(dialog_name(&state), "a.oth");
    type_keys(&mut state, &[KeyCode::Backspace, KeyCode::Char('x')]);
    assert_eq!(dialog_name(&state), "a.otx");
    let ctrl_u = KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL);
    let area = Rect::new(0, 0, 80, 24);
    let message = event_message(&Event::Key(ctrl_u), &state, area);
    dispatch(&mut state, message.unwrap());
    assert_eq!(dialog_name(&state), "");
}
