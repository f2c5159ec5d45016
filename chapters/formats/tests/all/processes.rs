//! Programs that are killed while they write.

use std::env;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use databases::Database;
use end_of_game::Score;
use formats::write_database;
use pretty_assertions::assert_eq;
use records::Record;
use testing::Folder;

/// Where a child process is to write, and its name.
const TASK: &str = "OTHELLIER_TEST_TASK";
const NAME: &str = "OTHELLIER_TEST_NAME";

/// Runs one of the tests of this file that only a child process runs.
fn child(test: &str, task: &Path, name: &str) -> Child {
    let test = format!("processes::{test}");
    Command::new(env::current_exe().unwrap())
        .args(["--exact", &test, "--ignored", "--nocapture"])
        .env(TASK, task)
        .env(NAME, name)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap()
}

/// Starts a program, and kills it in the middle of its work.
fn kill(test: &str, task: &Path, round: u64) {
    let mut child = child(test, task, &round.to_string());
    let mut output = BufReader::new(child.stdout.take().unwrap()).lines();
    assert!(output.any(|line| line.unwrap().contains("at work")));
    thread::sleep(Duration::from_millis(5 * round));
    child.kill().unwrap();
    child.wait().unwrap();
}

/// Games between players whom no game before has had.
fn newcomers(name: &str) -> Vec<Record> {
    let game = Record {
        black: format!("Ann {name}"),
        white: format!("Bob {name}"),
        place: format!("Club {name}"),
        result: Some(Score {
            black: 40,
            white: 24,
        }),
        ..Record::default()
    };
    vec![game; 20]
}

#[test]
#[ignore = "only a child process runs it"]
fn writes_databases_until_it_is_killed() {
    let Some(path) = env::var_os(TASK) else {
        return; // nobody's child
    };
    let name = env::var(NAME).unwrap();
    println!("at work");
    for number in 0.. {
        let games = newcomers(&format!("{name}.{number}"));
        write_database(Path::new(&path), &games).unwrap();
    }
}

#[test]
fn a_kill_leaves_a_database_with_the_names_of_its_players() {
    let folder = Folder::empty();
    let path = folder.path().join("club.wtb");
    write_database(&path, &newcomers("0")).unwrap();
    for round in 0..10 {
        kill("writes_databases_until_it_is_killed", &path, round);
        let games = Database::open(&path).unwrap();
        let games: Vec<_> = games.map(Result::unwrap).collect();
        let name = games[0].black.strip_prefix("Ann ").unwrap();
        assert_eq!(games, newcomers(name), "round {round}");
    }
}
