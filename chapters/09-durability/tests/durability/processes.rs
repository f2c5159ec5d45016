//! Tests with several processes: killed while writing, or writing at once.
//!
//! The ignored tests are the child processes' programs. They do nothing unless
//! another test started them.

use std::collections::BTreeSet;
use std::fs;

use durability::{Ledger, save};
use finished_games::FinishedGame;
use pretty_assertions::assert_eq;
use test_support::Folder;
use test_support::processes::{child_name, child_path, spawn, spawn_and_kill};

const LENGTH: usize = 8_000_000;

#[test]
#[ignore = "only a child process runs it"]
fn save_until_killed() {
    let Some(path) = child_path() else {
        return;
    };
    println!("at work");
    for letter in (b'a'..=b'z').cycle() {
        save(&path, &vec![letter; LENGTH]).unwrap();
    }
}

#[test]
fn killed_save_leaves_complete_file() {
    let folder = Folder::empty();
    let path = folder.path().join("file");
    save(&path, &vec![b'a'; LENGTH]).unwrap();
    for round in 0..10 {
        spawn_and_kill("save_until_killed", &path, round);
        let bytes = fs::read(&path).unwrap();
        assert_eq!(bytes.len(), LENGTH, "round {round}");
        assert!(bytes.iter().all(|byte| *byte == bytes[0]), "round {round}");
    }
}

const GAMES: usize = 200;

fn finished(name: &str, number: usize) -> FinishedGame {
    format!("{number}-0; {name}; Bob").parse().unwrap()
}

#[test]
#[ignore = "only a child process runs it"]
fn append_games_one_by_one() {
    let Some(folder) = child_path() else {
        return;
    };
    let name = child_name();
    let ledger = Ledger::in_folder(&folder);
    for number in 0..GAMES {
        ledger.append(&[finished(&name, number)]).unwrap();
    }
}

#[test]
fn concurrent_appends_lose_no_game() {
    let folder = Folder::empty();
    let names = ["Ann", "Chloé", "Dan"];
    let children =
        names.map(|name| spawn("append_games_one_by_one", folder.path(), name));
    for child in children {
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{output:?}");
    }
    let contents = Ledger::in_folder(folder.path()).load().unwrap();
    assert_eq!(contents.unreadable, []);
    assert_eq!(contents.games.len(), names.len() * GAMES);
    for name in names {
        let games: BTreeSet<_> = contents
            .games
            .iter()
            .filter(|game| game.black == name)
            .map(|game| game.score.black)
            .collect();
        assert_eq!(games, (0..GAMES).collect(), "{name}");
    }
}

#[test]
#[ignore = "only a child process runs it"]
fn append_game_that_does_not_fit() {
    let Some(folder) = child_path() else {
        return;
    };
    let ledger = Ledger::in_folder(&folder);
    ledger.append(&[finished("Dan", 3)]).unwrap_err();
}

/// A file size limit simulates a full disk: only the first part of the line is
/// written.
#[cfg(unix)]
#[test]
fn append_on_full_disk_leaves_ledger_unchanged() {
    let folder = Folder::empty();
    let ledger = Ledger::in_folder(folder.path());
    // The limit is two blocks of 512 bytes; this leaves 6 of them.
    let before = "35-29; Ann; Bob\n".repeat(63) + "3-1; A; B\n";
    fs::write(ledger.path(), &before).unwrap();
    let test = "append_game_that_does_not_fit";
    test_support::processes::run_on_full_disk(test, folder.path());
    assert_eq!(fs::read_to_string(ledger.path()).unwrap(), before);
}

#[test]
#[ignore = "only a child process runs it"]
fn save_game_that_does_not_fit() {
    let Some(path) = child_path() else {
        return;
    };
    save(&path, "f5d6c3".repeat(1000).as_bytes()).unwrap_err();
}

#[cfg(unix)]
#[test]
fn save_on_full_disk_leaves_old_file() {
    let folder = Folder::empty();
    let path = folder.file("game.txt", b"f5d6");
    let test = "save_game_that_does_not_fit";
    test_support::processes::run_on_full_disk(test, &path);
    let only = [("game.txt".to_string(), b"f5d6".to_vec())];
    assert_eq!(folder.contents(), only);
}
