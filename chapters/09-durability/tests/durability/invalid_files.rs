//! Missing, broken and endless files, at the command line and in the ledger.

use durability::{Ledger, LedgerContents};
use finished_games::standings;
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::{Folder, StageBinary};

const STAGE: StageBinary = StageBinary::new(env!("CARGO_BIN_EXE_durability"));

#[test]
fn missing_ledger_is_empty() {
    let folder = Folder::empty();
    let ledger = Ledger::in_folder(&folder.path().join("none"));
    assert_eq!(ledger.load().unwrap(), LedgerContents::default());
}

#[test]
fn standings_of_no_games_are_empty() {
    assert_eq!(standings(&[]), []);
}

#[test]
fn players_names_a_broken_line() {
    let folder = Folder::empty();
    folder.file("finished-games.txt", b"35-29; Ann; Bob\nhello\n");
    assert_snapshot!(STAGE.run_each_in(&folder, &["players"]), @r#"
    exit 0
    rank   won drawn  lost  player
       1     1     0     0  Ann
       2     0     0     1  Bob
    not counted: ./finished-games.txt, line 2: "hello" isn't a finished game: write one as 35-29; Ann; Bob
    "#);
}

/// Half a name would be another player's.
#[test]
fn players_does_not_count_a_last_line_without_its_end() {
    let folder = Folder::empty();
    folder.file("finished-games.txt", b"35-29; Ann; Bo");
    assert_snapshot!(STAGE.run_each_in(&folder, &["players"]), @r#"
    exit 0
    rank   won drawn  lost  player
    not counted: ./finished-games.txt, line 1: "35-29; Ann; Bo" has no line end, so it may be half a line: end it, or delete it
    "#);
}

#[test]
fn players_names_a_missing_file() {
    let folder = Folder::empty();
    let lines = ["players --add no/such/file.oth"];
    let output = STAGE.run_each_in(&folder, &lines);
    assert!(output.starts_with("exit 2\nno/such/file.oth: "), "{output}");
}

#[cfg(unix)]
#[test]
fn play_refuses_devices_pipes_and_endless_lines() {
    let folder = Folder::empty();
    let path = |name: &str| folder.path().join(name);
    std::os::unix::fs::symlink("/dev/zero", path("zero.oth")).unwrap();
    let mkfifo = std::process::Command::new("mkfifo")
        .arg(path("pipe.oth"))
        .status();
    assert!(mkfifo.unwrap().success());
    let line = format!("f5\nBlack: {}\n", "x".repeat(10_000_000));
    folder.file("line.oth", line.as_bytes());
    let lines = ["play zero.oth", "play pipe.oth", "play line.oth"];
    assert_snapshot!(STAGE.run_each_in(&folder, &lines), @r"
    exit 2
    zero.oth: it's a folder, a pipe or a device: name an ordinary file
    exit 2
    pipe.oth: it's a folder, a pipe or a device: name an ordinary file
    exit 2
    line.oth: line 2 has 10000007 bytes: a line has at most 100000
    ");
}
