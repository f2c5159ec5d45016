//! The stage binary, run as a person runs it.

use std::process::Command;

use insta::assert_snapshot;
use test_support::Folder;
use test_support::records::folder_with_a_bad_game;

test_support::stage_binary!(
    STAGE,
    folder_with_a_bad_game(),
    [
        "",
        "wlak",
        "walk",
        "walk bad.oth",
        "walk games.doc",
        "walk games.oth",
        "walk bad.oth bad.oth"
    ]
);

#[test]
fn a_game_is_walked_through_and_its_sheet_is_shown() {
    let folder = Folder::empty();
    folder.file("dinner.oth", b"Black: Ann\nWhite: Bob\nf5d6c3\n");
    let path = folder.argument("dinner.oth");
    let said =
        STAGE.run(&["walk", &path], "0\n<<\n>>\nMax\n<<\nc4\na1\nk9\nquit\n");
    assert!(
        said.contains("Ann - Bob\nmove 3 of 3: Black plays c3"),
        "{said}"
    );
    assert!(said.contains("> the start\n"), "{said}");
    assert!(
        said.contains("> a new line begins; it replaces c3\nmove 3"),
        "{said}"
    );
    assert!(said.contains("> White can't play a1"), "{said}");
    assert!(said.contains("> there's no column 'k'"), "{said}");
    assert!(said.ends_with("Result: \nf5d6c4\n"), "{said}");
    let file = std::fs::read(folder.path().join("dinner.oth")).unwrap();
    assert!(file.ends_with(b"f5d6c3\n"), "a walk changes no file");
}

/// A name could clear the screen, print a line of its own, or turn its line
/// around.
#[test]
fn no_name_reaches_the_terminal_as_more_than_a_name() {
    let folder = Folder::empty();
    let text = "Black: A\x1b[2Jn\u{202e}\u{9b}1m\nPlace: a\tb\nf5";
    folder.file("one.oth", text.as_bytes());
    folder.file("\x1b[31m.oth", b"f5f5");
    let said =
        STAGE.run_each_in(&folder, &["walk one.oth", "walk \x1b[31m.oth"]);
    assert!(said.contains("A�[2Jn��1m - White, a�b\n"), "{said}");
    assert!(
        said.contains("\n�[31m.oth, line 1: move 2 is illegal"),
        "{said}"
    );
}

/// Nothing without an end is read to its end, or printed whole.
#[cfg(unix)]
#[test]
fn what_has_no_end_is_refused_in_a_sentence() {
    let folder = Folder::empty();
    std::os::unix::fs::symlink("/dev/zero", folder.path().join("zero.oth"))
        .unwrap();
    let pipe = folder.path().join("pipe.oth");
    assert!(Command::new("mkfifo").arg(pipe).status().unwrap().success());
    let line = format!("f5\nBlack: {}\n", "x".repeat(10_000_000));
    folder.file("line.oth", line.as_bytes());
    folder.file("many.oth", "Black:\n".repeat(1_000_002).as_bytes());
    let lines = ["zero", "pipe", "line", "many"];
    let lines = lines.map(|name| format!("walk {name}.oth"));
    let lines: Vec<_> = lines.iter().map(String::as_str).collect();
    assert_snapshot!(STAGE.run_each_in(&folder, &lines), @r"
    exit 2
    zero.oth: it's a folder, a pipe or a device: name an ordinary file
    exit 2
    pipe.oth: it's a folder, a pipe or a device: name an ordinary file
    exit 2
    line.oth: line 2 has 10000007 bytes: a line has at most 100000
    exit 2
    many.oth, line 1000002: a file has at most 1000000 games: split it into smaller files
    ");
}
