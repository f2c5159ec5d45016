//! Programs that are killed while they write, and programs that write at once.

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
fn saves_until_it_is_killed() {
    let Some(path) = child_path() else {
        return; // nobody's child
    };
    println!("at work");
    for sign in (b'a'..=b'z').cycle() {
        save(&path, &vec![sign; LENGTH]).unwrap();
    }
}

#[test]
fn a_kill_leaves_the_old_file_or_the_new_one() {
    let folder = Folder::empty();
    let path = folder.path().join("file");
    save(&path, &vec![b'a'; LENGTH]).unwrap();
    for round in 0..10 {
        spawn_and_kill("saves_until_it_is_killed", &path, round);
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
fn adds_games_one_by_one() {
    let Some(folder) = child_path() else {
        return; // nobody's child
    };
    let name = child_name();
    let ledger = Ledger::in_folder(&folder);
    for number in 0..GAMES {
        ledger.append(&[finished(&name, number)]).unwrap();
    }
}

#[test]
fn programs_that_write_at_once_lose_no_game() {
    let folder = Folder::empty();
    let names = ["Ann", "Chloé", "Dan"];
    let children =
        names.map(|name| spawn("adds_games_one_by_one", folder.path(), name));
    for child in children {
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{output:?}");
    }
    let page = Ledger::in_folder(folder.path()).load().unwrap();
    assert_eq!(page.unreadable, []);
    assert_eq!(page.games.len(), names.len() * GAMES);
    for name in names {
        let games: BTreeSet<_> = page
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
fn adds_a_game_that_does_not_fit() {
    let Some(folder) = child_path() else {
        return; // nobody's child
    };
    let ledger = Ledger::in_folder(&folder);
    ledger.append(&[finished("Dan", 3)]).unwrap_err();
}

/// A limit on the length of files stands for a full disk: the first part of
/// the line is written, and the rest is not.
#[cfg(unix)]
#[test]
fn a_game_that_does_not_fit_leaves_the_ledger_as_it_was() {
    let folder = Folder::empty();
    let ledger = Ledger::in_folder(folder.path());
    // The limit is two blocks of 512 bytes; this leaves 6 of them.
    let before = "35-29; Ann; Bob\n".repeat(63) + "3-1; A; B\n";
    fs::write(ledger.path(), &before).unwrap();
    let test = "adds_a_game_that_does_not_fit";
    test_support::processes::run_on_full_disk(test, folder.path());
    assert_eq!(fs::read_to_string(ledger.path()).unwrap(), before);
}

#[test]
#[ignore = "only a child process runs it"]
fn saves_a_game_that_does_not_fit() {
    let Some(path) = child_path() else {
        return; // nobody's child
    };
    save(&path, "f5d6c3".repeat(1000).as_bytes()).unwrap_err();
}

#[cfg(unix)]
#[test]
fn a_save_that_does_not_fit_leaves_the_old_file() {
    let folder = Folder::empty();
    let path = folder.file("game.txt", b"f5d6");
    let test = "saves_a_game_that_does_not_fit";
    test_support::processes::run_on_full_disk(test, &path);
    let only = [("game.txt".to_string(), b"f5d6".to_vec())];
    assert_eq!(folder.contents(), only);
}
