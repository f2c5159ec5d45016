//! The stage binary, run as a person runs it.

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
fn a_link_that_leads_nowhere_is_not_replaced() {
    let folder = Folder::empty();
    let link = folder.path().join("link.oth");
    std::os::unix::fs::symlink("nowhere.oth", &link).unwrap();
    durability::save(&link, b"f5").unwrap_err();
    durability::save_new(&link, b"f5").unwrap_err();
    assert!(link.is_symlink());
}

#[test]
fn ranks_the_players_of_finished_games() {
    let lines = [
        "players --data data",
        "players --data data --add games.oth",
        "players --data data",
    ];
    let told = STAGE.run_each_in(folder_of_games(), &lines);
    assert_snapshot!(told, @r"
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
fn a_table_that_nobody_reads_to_its_end_ends_quietly() {
    let folder = folder_of_games();
    let [data, path] = ["data", "games.oth"].map(|name| folder.argument(name));
    let players = ["players", "--data", &data, "--add", &path];
    STAGE.assert_broken_pipe_is_success(&players);
}

/// A name could clear the screen, print a line of its own, or turn its line
/// around.
#[test]
fn no_name_reaches_the_terminal_as_more_than_a_name() {
    let folder = Folder::empty();
    let text = "Black: A\x1b[2Jn\u{202e}\u{9b}1m\nPlace: a\tb\nf5";
    folder.file("one.oth", text.as_bytes());
    folder.file("\x1b[31m.oth", b"f5f5");
    let ledger = "35-29; A\x1bn\u{202e}; Bob\nE\x1bve\n";
    folder.file("finished-games.txt", ledger.as_bytes());
    let lines = ["play one.oth", "play \x1b[31m.oth", "players"];
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

/// Nothing without an end is read to its end, or printed whole.
#[cfg(unix)]
#[test]
fn what_has_no_end_is_refused_in_a_sentence() {
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
fn every_move_that_is_played_is_saved() {
    let folder = Folder::empty();
    let path = folder.argument("dinner.oth");
    let names = ["play", &path, "--black", "Ann", "--white", "Bob"];
    STAGE.run(&names, "f5\nd6\nb7\n");
    let text = || std::fs::read_to_string(&path).unwrap();
    assert!(text().starts_with("Black: Ann\nWhite: Bob\n"));
    assert!(text().ends_with("\nf5d6\n"), "{}", text());
    let said = STAGE.run_each_in(&folder, &["play dinner.oth"]);
    assert!(said.contains("move 2 of 2: White plays d6"), "{said}");
    let said = STAGE.run(&["play", &path], "<<\n0\n>>\nMax\n<<\nf6\n");
    assert!(said.contains("saved: a new line begins; it replaces d6\n"));
    assert!(text().ends_with("\nf5f6\n"), "{}", text());
}

#[test]
fn a_new_line_keeps_the_old_game_in_a_file_of_its_own() {
    let folder = Folder::empty();
    folder.file("dinner.oth", b"Black: Ann\nf5d6c3\n");
    folder.file("dinner.1.oth", b"f5\n");
    let path = folder.argument("dinner.oth");
    let typed = "0\ne6\nquit\n";
    let said = STAGE.run(&["play", &path], typed);
    assert!(said.contains("dinner.2.oth.\nsaved: a new line"), "{said}");
    let text = |name| std::fs::read_to_string(folder.path().join(name));
    assert!(text("dinner.oth").unwrap().ends_with("\ne6\n"));
    let kept = text("dinner.2.oth").unwrap();
    assert!(kept.starts_with("Black: Ann\n"), "{kept}");
    assert!(kept.ends_with("\nf5d6c3\n"), "{kept}");
    assert_eq!(text("dinner.1.oth").unwrap(), "f5\n");
}

#[test]
fn a_game_without_a_move_is_not_saved() {
    let folder = Folder::empty();
    let path = folder.argument("none.oth");
    let said = STAGE.run(&["play", &path], "a1\n");
    assert!(said.ends_with("> No moves yet, so nothing was saved.\n"));
    assert!(folder.contents().is_empty());
}

#[test]
fn a_file_of_several_games_cannot_be_played() {
    let said = STAGE.run_each_in(folder_of_games(), &["play games.oth"]);
    assert!(said.contains("has 4 games: name a file with one"), "{said}");
}
