//! The files of a database, and the names beside it.

use std::fs;
use std::path::{Path, PathBuf};

use databases::Database;
use pretty_assertions::assert_eq;
use test_support::Folder;

use crate::common;

/// A folder with a game between Ann and Bob, and their names in this file.
fn folder(names: &str) -> (Folder, PathBuf) {
    let folder = Folder::empty();
    let game = common::game(0, 1, 40, "f5");
    let path = folder.file("WTH_1990.wtb", &common::database(&[game]));
    folder.file(names, &common::names::<20>(&["Ann", "Bob"]));
    (folder, path)
}

/// The names of the only game's players.
fn players(path: &Path) -> [String; 2] {
    let game = Database::open(path).unwrap().next().unwrap().unwrap();
    [game.black, game.white].map(Option::unwrap_or_default)
}

#[test]
fn the_names_are_in_a_file_of_the_same_name_or_in_the_shared_one() {
    for names in ["WTH_1990.jou", "WTH_1990.JOU", "WTHOR.JOU", "wthor.jou"] {
        let (_folder, path) = folder(names);
        assert_eq!(players(&path), ["Ann", "Bob"], "{names}");
    }
}

#[test]
fn without_their_names_players_are_numbers() {
    let (folder, path) = folder("WTHOR.JOU");
    fs::remove_file(folder.path().join("WTHOR.JOU")).unwrap();
    assert_eq!(players(&path), ["player 0", "player 1"]);
}

#[test]
fn an_error_in_the_names_names_their_file() {
    let (folder, path) = folder("WTHOR.JOU");
    folder.file("WTHOR.JOU", b"short");
    let error = Database::open(&path).unwrap_err().to_string();
    assert!(error.contains("WTHOR.JOU, the header: "), "{error}");
}
