//! Files: their formats, what is wrong with them, and how they are written.

use std::fs;
use std::path::Path;

use game_formats::{Format, read_file, read_game, write_file, write_new_file};
use insta::assert_snapshot;
use pretty_assertions::assert_eq;
use records::Record;
use test_support::Folder;
use test_support::examples::example;
use test_support::records::{
    assert_illegal_game_keeps_old_file, assert_only_one_thread_writes, record,
};

fn read(path: &Path) -> Vec<Record> {
    read_file(path).unwrap().map(Result::unwrap).collect()
}

/// What reading a file comes to, without the folder that it lies in.
fn told(folder: &Folder, name: &str, content: &[u8]) -> String {
    let path = folder.file(name, content);
    let error = match read_file(&path) {
        Err(error) => error,
        Ok(games) => games.filter_map(Result::err).next().unwrap(),
    };
    let place = format!("{}/", folder.path().display());
    error.to_string().replace(&place, "")
}

#[test]
fn the_extension_says_the_format() {
    let format = |name: &str| Format::of(Path::new(name)).ok();
    assert_eq!(format("game.txt"), Some(Format::Transcript));
    assert_eq!(format("GAME.OTH"), Some(Format::Oth));
    assert_eq!(format("my.games.ggf"), Some(Format::Ggf));
    assert_eq!(format("ffo.obf"), Some(Format::Obf));
    assert_eq!(format("WTH_1990.Wtb"), Some(Format::Database));
    assert_eq!(["game", "game.doc", ".txt"].map(format), [None; 3]);
}

#[test]
fn a_position_file_has_the_position_in_which_a_game_ends() {
    let folder = Folder::empty();
    let path = folder.path().join("ends.obf");
    write_file(&path, &[record("Ann", "Bob")]).unwrap();
    let b1 = example("b1");
    let [end] = &read(&path)[..] else {
        panic!("not one position");
    };
    assert_eq!((end.start.board, end.plies.len()), (b1.board, 0));
}

#[test]
fn a_game_is_opened_by_its_number_in_every_format() {
    let folder = Folder::empty();
    let games = [record("Ann", "Chloé"), record("Bob", "Ann")];
    for name in ["games.oth", "games.ggf", "games.wtb"] {
        let path = folder.path().join(name);
        write_file(&path, &games).unwrap();
        for (before, game) in games.iter().enumerate() {
            let found = read_game(&path, before + 1).unwrap();
            assert_eq!(found.as_ref(), Some(game));
        }
        assert_eq!(read_game(&path, 3).unwrap(), None);
        assert_eq!(read_game(&path, 0).unwrap(), None);
        assert_eq!(read_game(&path, usize::MAX).unwrap(), None);
    }
}

#[test]
fn a_file_that_cannot_be_read_says_where_and_why() {
    let folder = Folder::empty();
    let answers = [
        told(&folder, "game.doc", b"f5"),
        told(&folder, "latin1.oth", b"Black: Ann\nWhite: Chlo\xe9\nf5"),
        told(&folder, "cut.ggf", b"(;GM[Othello]B[F5]W["),
        told(&folder, "cut.wtb", &[0; 12]),
        told(&folder, "bad.obf", b"\n-- X;"),
    ];
    assert_snapshot!(answers.join("\n"), @r#"
    game.doc: the name says the format and should end in .txt, .oth, .ggf, .obf or .wtb
    latin1.oth, line 2, character 12: this isn't text: save the file as UTF-8
    cut.ggf, line 1: the file ends within a game: a game ends with ;) and a value with ]
    cut.wtb, the header: the file ends after 12 of 16 bytes
    bad.obf, line 2: a board has 64 squares, but this text has 2: write 64 characters, or paste a diagram
    "#);
}

#[test]
fn what_cannot_be_written_leaves_the_old_file() {
    let extensions = ["txt", "oth", "ggf", "obf", "wtb"];
    assert_illegal_game_keeps_old_file(&extensions, write_file);
}

/// The names of the games are read back too: of a database, those who come too
/// late have not touched the lists of names.
#[test]
fn of_many_who_write_one_new_file_at_once_one_does() {
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
fn a_new_file_that_cannot_be_written_is_not_there() {
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
