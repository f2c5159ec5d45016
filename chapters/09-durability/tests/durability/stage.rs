//! Tests of the stage binary.

use insta::assert_snapshot;
use test_support::Folder;
use test_support::records::{folder_of_games, folder_with_a_bad_game};

test_support::stage_binary!(
    STAGE,
    folder_with_a_bad_game(),
    [
        "",
        "paly games.oth",
        "play",
        "play games.oth games.oth",
        "play bad.oth",
        "play games.doc",
        "players games.oth",
        "players --add",
        "players --dta x"
    ]
);

#[cfg(unix)]
#[test]
fn dangling_symlink_is_not_replaced() {
    let folder = Folder::empty();
    let link = folder.path().join("link.oth");
    std::os::unix::fs::symlink("nowhere.oth", &link).unwrap();
    durability::save(&link, b"f5").unwrap_err();
    durability::save_new(&link, b"f5").unwrap_err();
    assert!(link.is_symlink());
}

#[test]
fn ranks_players_of_finished_games() {
    let lines = [
        "players --data data",
        "players --data data --add games.oth",
        "players --data data",
    ];
    let output = STAGE.run_each_in(folder_of_games(), &lines);
    assert_snapshot!(output, @r"
    exit 0
    rank   won drawn  lost  player
    exit 0
    games added: 3, left out unfinished: 1
    rank   won drawn  lost  player
       1     1     1     0  Ann
       2     1     0     0  Ralle Paul
       3     0     1     0  Chloé
       4     0     0     1  Bob
       5     0     0     1  Thor
    exit 0
    rank   won drawn  lost  player
       1     1     1     0  Ann
       2     1     0     0  Ralle Paul
       3     0     1     0  Chloé
       4     0     0     1  Bob
       5     0     0     1  Thor
    ");
}

#[test]
fn broken_pipe_with_a_list_is_success() {
    let folder = folder_of_games();
    let [data, path] = ["data", "games.oth"].map(|name| folder.argument(name));
    let players = ["players", "--data", &data, "--add", &path];
    STAGE.assert_broken_pipe_is_success(&players);
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
    let ledger = "35-29; A\x1bn\u{202e}; Bob\nE\x1bve\n";
    folder.file("finished-games.txt", ledger.as_bytes());
    let play = format!("play {UNSAFE_NAME}");
    let lines = ["play one.oth", &play, "players"];
    assert_snapshot!(STAGE.run_each_in(&folder, &lines), @r#"
    exit 0
    A�[2Jn��1m - White, a�b
    move 1 of 1: Black plays f5
      a b c d e f g h
    1 . . . . . . . .
    2 . . . . . . . .
    3 . . . . . . . .
    4 . . . W B . . .
    5 . . . B B B . .
    6 . . . . . . . .
    7 . . . . . . . .
    8 . . . . . . . .
    White to move
    > The game is in one.oth.
    exit 2
    �[31m.oth, line 1: move 2 is illegal: f5 is taken: play on an empty square
    exit 0
    rank   won drawn  lost  player
       1     1     0     0  A�n�
       2     0     0     1  Bob
    not counted: ./finished-games.txt, line 2: "E\u{1b}ve" isn't a finished game: write one as 35-29; Ann; Bob
    "#);
}

/// Devices are rejected, and overlong values are cut in messages.
#[cfg(unix)]
#[test]
fn rejects_devices_and_shortens_messages() {
    use std::os::unix::fs::symlink;
    let folder = Folder::empty();
    symlink("/dev/zero", folder.path().join("finished-games.txt")).unwrap();
    let name = format!("Black: {}\nf5\n", "x".repeat(50_000));
    folder.file("name.oth", name.as_bytes());
    folder.file("result.oth", name.replace("Black", "Result").as_bytes());
    folder.file("one.oth", b"f5");
    let lines = ["players", "players --add one.oth"];
    assert_snapshot!(STAGE.run_each_in(&folder, &lines), @r"
    exit 2
    ./finished-games.txt: it's a folder, a pipe or a device: name an ordinary file
    exit 2
    ./finished-games.txt: it's a folder, a pipe or a device: name an ordinary file
    ");
    for line in ["play name.oth", "play result.oth"] {
        assert!(STAGE.run_each_in(&folder, &[line]).len() < 3_000);
    }
}

#[test]
fn play_saves_every_move() {
    let folder = Folder::empty();
    let path = folder.argument("dinner.oth");
    let names = ["play", &path, "--black", "Ann", "--white", "Bob"];
    STAGE.run(&names, "f5\nd6\nb7\n");
    let text = || std::fs::read_to_string(&path).unwrap();
    assert!(text().starts_with("Black: Ann\nWhite: Bob\n"));
    assert!(text().ends_with("\nf5d6\n"), "{}", text());
    let output = STAGE.run_each_in(&folder, &["play dinner.oth"]);
    assert!(output.contains("move 2 of 2: White plays d6"), "{output}");
    let output = STAGE.run(&["play", &path], "<<\n0\n>>\nMax\n<<\nf6\n");
    assert!(output.contains("saved: a new line begins; it replaces d6\n"));
    assert!(text().ends_with("\nf5f6\n"), "{}", text());
}

#[test]
fn new_line_keeps_old_game_in_another_file() {
    let folder = Folder::empty();
    folder.file("dinner.oth", b"Black: Ann\nf5d6c3\n");
    folder.file("dinner.1.oth", b"f5\n");
    let path = folder.argument("dinner.oth");
    let typed = "0\ne6\nquit\n";
    let output = STAGE.run(&["play", &path], typed);
    assert!(
        output.contains("dinner.2.oth.\nsaved: a new line"),
        "{output}"
    );
    let text = |name| std::fs::read_to_string(folder.path().join(name));
    assert!(text("dinner.oth").unwrap().ends_with("\ne6\n"));
    let kept = text("dinner.2.oth").unwrap();
    assert!(kept.starts_with("Black: Ann\n"), "{kept}");
    assert!(kept.ends_with("\nf5d6c3\n"), "{kept}");
    assert_eq!(text("dinner.1.oth").unwrap(), "f5\n");
}

#[test]
fn game_without_moves_is_not_saved() {
    let folder = Folder::empty();
    let path = folder.argument("none.oth");
    let output = STAGE.run(&["play", &path], "a1\n");
    assert!(output.ends_with("> No moves yet, so nothing was saved.\n"));
    assert!(folder.contents().is_empty());
}

#[test]
fn play_rejects_file_of_several_games() {
    let output = STAGE.run_each_in(folder_of_games(), &["play games.oth"]);
    assert!(
        output.contains("has 4 games: name a file with one"),
        "{output}"
    );
}
