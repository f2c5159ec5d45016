//! Programs that are killed while they write, and programs that write at once.

mod folder;

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use end_of_game::{Score, read_transcript};
use folder::Folder;
use pretty_assertions::assert_eq;
use records::{Finished, Ledger, Record, read_file, write_file};

/// Where a child process is to write, and its name.
const TASK: &str = "OTHELLIER_TEST_TASK";
const NAME: &str = "OTHELLIER_TEST_NAME";

/// Runs one of the tests that only a child process runs.
fn child(test: &str, task: &Path, name: &str) -> Child {
    Command::new(env::current_exe().unwrap())
        .args(["--exact", test, "--ignored", "--nocapture"])
        .env(TASK, task)
        .env(NAME, name)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Two sets of games that differ in everything.
fn versions() -> [Vec<Record>; 2] {
    [("Ann", "f5d6c3"), ("Bob", "c4")].map(|(black, transcript)| {
        let game = Record {
            black: black.to_string(),
            plies: read_transcript(transcript).unwrap(),
            ..Record::default()
        };
        vec![game; 2_000]
    })
}

#[test]
#[ignore = "only a child process runs it"]
fn writes_until_it_is_killed() {
    let path = env::var_os(TASK).expect("a child process");
    let [one, other] = versions();
    loop {
        println!("written");
        write_file(Path::new(&path), &one).unwrap();
        write_file(Path::new(&path), &other).unwrap();
    }
}

/// Kills a program that writes to a file, again and again, and reads it.
fn kill_and_read(name: &str) {
    let folder = Folder::new(name);
    let path = folder.path().join(name);
    let [one, other] = versions();
    let versions = [&one, &other].map(|games| {
        write_file(&path, games).unwrap();
        read_all(&path)
    });
    for round in 0..12 {
        let mut child = child("writes_until_it_is_killed", &path, "");
        let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
        assert!(output.any(|line| line.unwrap().contains("written")));
        thread::sleep(Duration::from_millis(7 * round));
        child.kill().unwrap();
        child.wait().unwrap();
        let found = read_all(&path);
        let whole = versions.contains(&found);
        assert!(whole, "round {round}: {} games", found.len());
    }
}

fn read_all(path: &Path) -> Vec<Record> {
    read_file(path).unwrap().map(Result::unwrap).collect()
}

#[test]
fn a_kill_leaves_the_old_sheet_or_the_new_one() {
    kill_and_read("games.oth");
}

#[test]
fn a_kill_leaves_the_old_database_or_the_new_one() {
    kill_and_read("games.wtb");
}

const GAMES: usize = 200;

fn finished(name: &str, number: usize) -> Finished {
    Finished {
        score: Score {
            black: number,
            white: 0,
        },
        black: name.to_string(),
        white: "Bob".to_string(),
    }
}

#[test]
#[ignore = "only a child process runs it"]
fn adds_games_one_by_one() {
    let folder = env::var_os(TASK).expect("a child process");
    let name = env::var(NAME).unwrap();
    let ledger = Ledger::in_folder(Path::new(&folder));
    for number in 0..GAMES {
        ledger.add(&[finished(&name, number)]).unwrap();
    }
}

#[test]
fn programs_that_write_at_once_lose_no_game() {
    let folder = Folder::new("at-once");
    let names = ["Ann", "Chloé", "Dan"];
    let children =
        names.map(|name| child("adds_games_one_by_one", folder.path(), name));
    for child in children {
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{output:?}");
    }
    let page = Ledger::in_folder(folder.path()).read().unwrap();
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
fn a_line_that_a_crash_cut_short_costs_no_other() {
    let folder = Folder::new("cut-short");
    let ledger = Ledger::in_folder(folder.path());
    fs::write(ledger.path(), "35-29; Ann; Bob\n40-2").unwrap();
    ledger.add(&[finished("Dan", 3)]).unwrap();
    let page = ledger.read().unwrap();
    assert_eq!(page.games.len(), 2);
    assert_eq!(page.games[1], finished("Dan", 3));
    let lines: Vec<_> = page.unreadable.iter().map(|it| it.0).collect();
    assert_eq!(lines, [2]);
}
