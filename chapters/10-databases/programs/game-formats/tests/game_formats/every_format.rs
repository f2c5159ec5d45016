//! Tests of what all formats share: round trips, and files that are rejected.

#[cfg(unix)]
use std::fs;
use std::path::Path;
use std::slice::from_ref;

use game_formats::{format_ggf, parse_ggf, read_file, write_file};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use records::{Record, non_empty};
use test_support::records::{plies, record, single};
use test_support::{Folder, StageBinary};

use crate::common::{read, read_error};

const STAGE: StageBinary = StageBinary::new(env!("CARGO_BIN_EXE_game-formats"));

#[test]
fn round_trip_in_formats_that_keep_everything() {
    let folder = Folder::empty();
    let games = [record("Ann", "Chloé"), record("Bob", "Ann")];
    for name in ["games.oth", "games.ggf", "games.wtb"] {
        let path = folder.path().join(name);
        write_file(&path, &games).unwrap();
        assert_eq!(read(&path), games, "{name}");
    }
}

#[test]
fn transcripts_keep_the_moves() {
    let folder = Folder::empty();
    let games = [record("Ann", "Chloé"), record("Bob", "Ann")];
    let path = folder.path().join("games.txt");
    write_file(&path, &games).unwrap();
    let moves: Vec<_> =
        read(&path).into_iter().map(|record| record.plies).collect();
    assert_eq!(moves, games.map(|record| record.plies));
}

#[test]
fn error_names_the_missing_file() {
    for name in ["none.oth", "none.wtb"] {
        let error = read_file(Path::new(name)).err().unwrap().to_string();
        assert!(error.starts_with(&format!("{name}: ")), "{error}");
    }
}

#[test]
fn rejects_file_without_extension() {
    assert_snapshot!(
        read_error("no-extension", b"f5"),
        @"no-extension: the name says the format and should end in .txt, .oth, .ggf, .obf or .wtb"
    );
}

#[test]
fn error_locates_the_invalid_move() {
    assert_snapshot!(
        read_error("moves.txt", b"f5d6\nc3x9"),
        @r#"moves.txt, line 2: "x9" isn't a square or a pass, where ply 4 should be: write a game like f5d6c3"#
    );
}

#[test]
fn rejects_utf_16() {
    assert_snapshot!(
        read_error("utf16.txt", b"\xff\xfef\x005\x00"),
        @"utf16.txt, line 1: this is UTF-16: save the file as UTF-8"
    );
}

#[test]
fn brackets_and_backslashes_round_trip_in_ggf() {
    let record = Record {
        black: non_empty(r"Ann [the \great]"),
        ..Record::default()
    };
    let text = format_ggf(from_ref(&record)).unwrap();
    assert_eq!(single(parse_ggf(&text).unwrap()), record);
}

#[test]
fn rejects_writing_an_illegal_game_as_ggf() {
    let illegal = Record {
        plies: plies("f5f5"),
        ..Record::default()
    };
    let games = [record("Ralle Paul", "Thor"), illegal];
    assert_snapshot!(
        format_ggf(&games).unwrap_err(),
        @"game 2: move 2 is illegal: f5 is taken: play on an empty square"
    );
}

#[cfg(unix)]
#[test]
fn convert_does_not_replace_a_dangling_link() {
    let folder = Folder::empty();
    folder.file("one.txt", b"f5");
    let link = folder.path().join("link.oth");
    std::os::unix::fs::symlink("nowhere.oth", &link).unwrap();
    let output = STAGE.run_each_in(&folder, &["convert one.txt link.oth"]);
    assert_eq!(output, "exit 2\nlink.oth exists: give another name\n");
    assert!(link.is_symlink());
    assert!(fs::metadata(&link).is_err());
}

/// Control characters in a name could clear the screen, print a line that looks
/// like a game, or reverse the text after it.
#[test]
fn list_replaces_control_characters_of_names() {
    let folder = Folder::empty();
    let name = "A\x1b[2Jn\r\n     2: Eve 64-0 Bob\u{202e}\u{9b}1m";
    let text = format!("(;GM[Othello]PB[{name}]PC[a\tb]B[F5];)");
    folder.file("one.ggf", text.as_bytes());
    assert_snapshot!(STAGE.run_each_in(&folder, &["list one.ggf"]), @r"
    exit 0
         1: A�[2Jn�     2: Eve 64-0 Bob��1m - White, a�b (unfinished)
    ");
}

#[cfg(unix)]
#[test]
fn list_rejects_a_pipe() {
    let folder = Folder::empty();
    let mkfifo = std::process::Command::new("mkfifo")
        .arg(folder.path().join("pipe.ggf"))
        .status();
    assert!(mkfifo.unwrap().success());
    assert_snapshot!(STAGE.run_each_in(&folder, &["list pipe.ggf"]), @r"
    exit 2
    pipe.ggf: it's a folder, a pipe or a device: name an ordinary file
    ");
}
