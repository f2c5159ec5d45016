//! Tests of reading and writing files.

use std::fs;
use std::path::Path;

use game_formats::{Format, read_game, write_file, write_new_file};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use test_support::Folder;
use test_support::examples::example;
use test_support::records::{
    assert_illegal_game_keeps_old_file, assert_only_one_thread_writes, record,
    single,
};

use crate::common::{read, read_error};

#[test]
fn extension_determines_the_format() {
    let format = |name: &str| Format::from_path(Path::new(name)).ok();
    assert_eq!(format("game.txt"), Some(Format::Transcript));
    assert_eq!(format("GAME.OTH"), Some(Format::Oth));
    assert_eq!(format("my.games.ggf"), Some(Format::Ggf));
    assert_eq!(format("ffo.obf"), Some(Format::Obf));
    assert_eq!(format("WTH_1990.Wtb"), Some(Format::Database));
    assert_eq!(["game", "game.doc", ".txt"].map(format), [None; 3]);
}

#[test]
fn obf_keeps_the_final_position() {
    let folder = Folder::empty();
    let path = folder.path().join("ends.obf");
    write_file(&path, &[record("Ann", "Bob")]).unwrap();
    let b1 = example("b1");
    let game = single(read(&path));
    assert_eq!((game.start.board, game.plies), (b1.board, vec![]));
}

#[test]
fn read_game_finds_a_game_by_its_number() {
    let folder = Folder::empty();
    let games = [record("Ann", "Chloé"), record("Bob", "Ann")];
    for name in ["games.oth", "games.ggf", "games.wtb"] {
        let path = folder.path().join(name);
        write_file(&path, &games).unwrap();
        for (number, game) in (1..).zip(&games) {
            let found = read_game(&path, number).unwrap();
            assert_eq!(found.as_ref(), Some(game), "{name}");
        }
        assert_eq!(read_game(&path, 3).unwrap(), None);
        assert_eq!(read_game(&path, 0).unwrap(), None);
        assert_eq!(read_game(&path, usize::MAX).unwrap(), None);
    }
}

#[test]
fn read_errors_name_the_file_and_the_location() {
    let errors = [
        read_error("game.doc", b"f5"),
        read_error("latin1.oth", b"Black: Ann\nWhite: Chlo\xe9\nf5"),
        read_error("cut.ggf", b"(;GM[Othello]B[F5]W["),
        read_error("cut.wtb", &[0; 12]),
        read_error("bad.obf", b"\n-- X;"),
    ];
    assert_snapshot!(errors.join("\n"), @r#"
    game.doc: the name says the format and should end in .txt, .oth, .ggf, .obf or .wtb
    latin1.oth, line 2, character 12: this isn't text: save the file as UTF-8
    cut.ggf, line 1: the file ends within a game: a game ends with ;) and a value with ]
    cut.wtb, the header: the file ends after 12 of 16 bytes
    bad.obf, line 2: a board has 64 squares, but this text has 2: write 64 characters, or paste a diagram
    "#);
}

#[test]
fn failed_write_keeps_the_old_file() {
    let extensions = ["txt", "oth", "ggf", "obf", "wtb"];
    assert_illegal_game_keeps_old_file(&extensions, write_file);
}

/// The formats with names are read back, because a thread that fails must not
/// change the name files of a database.
#[test]
fn only_one_of_concurrent_writers_succeeds() {
    for extension in ["txt", "oth", "ggf", "obf", "wtb"] {
        let folder = Folder::empty();
        let path = folder.path().join(format!("new.{extension}"));
        let written = assert_only_one_thread_writes(&path, write_new_file);
        if ["oth", "ggf", "wtb"].contains(&extension) {
            assert_eq!(read(&path), [written]);
        }
    }
}

#[test]
fn failed_write_leaves_no_new_file() {
    let folder = Folder::empty();
    let path = folder.path().join("new.wtb");
    fs::create_dir(folder.path().join("new.jou")).unwrap();
    write_new_file(&path, &[record("Ann", "Bob")]).unwrap_err();
    assert!(!path.exists());
}

#[test]
fn text_of_every_editor_is_read() {
    let folder = Folder::empty();
    let line = "-".repeat(27) + "OX------XO" + &"-".repeat(27);
    let texts = [
        ("a.oth", "Black: Ann\nf5d6\n\nBlack: Bob\nf5\n".to_string()),
        ("a.txt", "f5d6\n\nf5\n".to_string()),
        (
            "a.ggf",
            "(;GM[Othello]\nB[F5];)\n(;GM[Othello];)\n".to_string(),
        ),
        ("a.obf", format!("{line} X;\n{line} O;\n")),
    ];
    for (name, text) in texts {
        let games = |text: String| read(&folder.file(name, text.as_bytes()));
        let expected = games(text.clone());
        assert_eq!(expected.len(), 2, "{name}");
        for line_end in ["\n", "\r\n", "\r"] {
            let text = format!("\u{feff}{}", text.replace('\n', line_end));
            assert_eq!(games(text), expected, "{name} {line_end:?}");
        }
    }
}
