//! Tests of the stage binary.

#[cfg(unix)]
use std::process::Command;

#[cfg(unix)]
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
fn walk_prints_positions_and_sheet() {
    let folder = Folder::empty();
    folder.file("dinner.oth", b"Black: Ann\nWhite: Bob\nf5d6c3\n");
    let path = folder.argument("dinner.oth");
    let output =
        STAGE.run(&["walk", &path], "0\n<<\n>>\nMax\n<<\nc4\na1\nk9\nquit\n");
    assert!(
        output.contains("Ann - Bob\nmove 3 of 3: Black plays c3"),
        "{output}"
    );
    assert!(output.contains("> the start\n"), "{output}");
    assert!(
        output.contains("> a new line begins; it replaces c3\nmove 3"),
        "{output}"
    );
    assert!(output.contains("> White can't play a1"), "{output}");
    assert!(output.contains("> there's no column 'k'"), "{output}");
    assert!(output.ends_with("Result: \nf5d6c4\n"), "{output}");
    let file = std::fs::read(folder.path().join("dinner.oth")).unwrap();
    assert!(file.ends_with(b"f5d6c3\n"), "walk changed the file");
}

/// A file name with a character that a terminal would obey. Windows allows no escape
/// character in a name.
const UNSAFE_NAME: &str = if cfg!(windows) {
    "\u{202e}[31m.oth"
} else {
    "\x1b[31m.oth"
};

/// A name with control characters could clear the screen or add a line, and
/// one with U+202E could reverse its line.
#[test]
fn control_characters_do_not_reach_terminal() {
    let folder = Folder::empty();
    let text = "Black: A\x1b[2Jn\u{202e}\u{9b}1m\nPlace: a\tb\nf5";
    folder.file("one.oth", text.as_bytes());
    folder.file(UNSAFE_NAME, b"f5f5");
    let walk = format!("walk {UNSAFE_NAME}");
    let output = STAGE.run_each_in(&folder, &["walk one.oth", &walk]);
    assert!(output.contains("A�[2Jn��1m - White, a�b\n"), "{output}");
    assert!(
        output.contains("\n�[31m.oth, line 1: move 2 is illegal"),
        "{output}"
    );
}

/// Devices, pipes, overlong lines and too many games are rejected early.
#[cfg(unix)]
#[test]
fn rejects_endless_and_oversized_files() {
    let folder = Folder::empty();
    std::os::unix::fs::symlink("/dev/zero", folder.path().join("zero.oth"))
        .unwrap();
    let pipe = folder.path().join("pipe.oth");
    assert!(Command::new("mkfifo").arg(pipe).status().unwrap().success());
    let line = format!("f5\nBlack: {}\n", "x".repeat(10_000_000));
    folder.file("line.oth", line.as_bytes());
    folder.file("many.oth", "Black:\n".repeat(1_000_002).as_bytes());
    let commands = [
        "walk zero.oth",
        "walk pipe.oth",
        "walk line.oth",
        "walk many.oth",
    ];
    assert_snapshot!(STAGE.run_each_in(&folder, &commands), @r"
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
