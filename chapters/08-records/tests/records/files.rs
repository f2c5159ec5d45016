//! Files: what is wrong with them, and where.

use std::path::Path;

use insta::assert_snapshot;
use records::read_file;
use test_support::Folder;

/// What reading a file comes to, without the folder that it lies in.
fn told(folder: &Folder, name: &str, content: &[u8]) -> String {
    let path = folder.file(name, content);
    let error = read_file(&path).unwrap_err();
    let place = format!("{}/", folder.path().display());
    error.to_string().replace(&place, "")
}

#[test]
fn a_file_that_cannot_be_read_says_where_and_why() {
    let folder = Folder::empty();
    let answers = [
        told(&folder, "game.doc", b"f5"),
        told(&folder, "no-extension", b"f5"),
        told(&folder, "moves.txt", b"f5d6\nc3x9"),
        told(&folder, "latin1.oth", b"Black: Ann\nWhite: Chlo\xe9\nf5"),
        told(&folder, "utf16.txt", b"\xff\xfef\x005\x00"),
    ];
    assert_snapshot!(answers.join("\n"), @r#"
    game.doc: the name says the format and should end in .txt or .oth
    no-extension: the name says the format and should end in .txt or .oth
    moves.txt, line 2: "x9" isn't a square or a pass, where ply 4 should be: write a game like f5d6c3
    latin1.oth, line 2: this isn't text: save the file as UTF-8
    utf16.txt, line 1: this isn't text: save the file as UTF-8
    "#);
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let error = read_file(Path::new("none.oth")).unwrap_err().to_string();
    assert!(error.starts_with("none.oth: "), "{error}");
}
