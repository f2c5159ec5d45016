//! Tests of opening a database's files: its games and its names.

use std::fs;
use std::path::{Path, PathBuf};

use databases::Database;
use pretty_assertions::assert_eq;
use test_support::Folder;

use crate::common;

/// Writes a database of one game between Ann and Bob into a new folder, with
/// the players in the file `names`.
fn folder(names: &str) -> (Folder, PathBuf) {
    let folder = Folder::empty();
    let game = common::game(0, 1, 40, "f5");
    let path = folder.file("WTH_1990.wtb", &common::database(&[game]));
    folder.file(names, &common::names::<20>(&["Ann", "Bob"]));
    (folder, path)
}

/// Returns the players of the first game.
fn players(path: &Path) -> [String; 2] {
    let game = Database::open(path).unwrap().next().unwrap().unwrap();
    [game.black, game.white].map(Option::unwrap_or_default)
}

#[test]
fn finds_names_in_own_or_shared_file() {
    for names in ["WTH_1990.jou", "WTH_1990.JOU", "WTHOR.JOU", "wthor.jou"] {
        let (_folder, path) = folder(names);
        assert_eq!(players(&path), ["Ann", "Bob"], "{names}");
    }
}

#[test]
fn players_are_numbers_without_name_file() {
    let (folder, path) = folder("WTHOR.JOU");
    fs::remove_file(folder.path().join("WTHOR.JOU")).unwrap();
    assert_eq!(players(&path), ["player 0", "player 1"]);
}

#[test]
fn name_errors_name_the_file() {
    let (folder, path) = folder("WTHOR.JOU");
    folder.file("WTHOR.JOU", b"short");
    let error = Database::open(&path).unwrap_err().to_string();
    assert!(error.contains("WTHOR.JOU, the header: "), "{error}");
}
