//! Tests of `read_file` and its errors.

use std::path::Path;

use insta::assert_snapshot;
use records::read_file;
use test_support::Folder;

/// Returns the error of reading a file with this content, without its folder.
fn read_error(folder: &Folder, name: &str, content: &[u8]) -> String {
    let path = folder.file(name, content);
    let error = read_file(&path).unwrap_err();
    let prefix = folder.argument("");
    error.to_string().replace(&prefix, "")
}

#[test]
fn read_errors_name_file_and_line() {
    let folder = Folder::empty();
    let errors = [
        read_error(&folder, "game.doc", b"f5"),
        read_error(&folder, "no-extension", b"f5"),
        read_error(&folder, "moves.txt", b"f5d6\nc3x9"),
        read_error(&folder, "latin1.oth", b"Black: Ann\nWhite: Chlo\xe9\nf5"),
        read_error(&folder, "utf16.txt", b"\xff\xfef\x005\x00"),
    ];
    assert_snapshot!(errors.join("\n"), @r#"
    game.doc: the name says the format and should end in .txt or .oth
    no-extension: the name says the format and should end in .txt or .oth
    moves.txt, line 2: "x9" isn't a square or a pass, where ply 4 should be: write a game like f5d6c3
    latin1.oth, line 2, character 12: this isn't text: save the file as UTF-8
    utf16.txt, line 1: this is UTF-16: save the file as UTF-8
    "#);
}

#[test]
fn missing_file_is_named() {
    let error = read_file(Path::new("none.oth")).unwrap_err().to_string();
    assert!(error.starts_with("none.oth: "), "{error}");
}
