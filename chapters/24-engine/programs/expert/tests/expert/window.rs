#![cfg(unix)]

use test_support::Folder;
use test_support::terminal::{Command, Session};

fn window(options: [&str; 2]) -> Session {
    let command = Command::new(env!("CARGO_BIN_EXE_expert-window"));
    Session::new(command.args(options))
}

/// A click on the middle of f5, which is in column 25 and row 12, from 1.
const F5: &str = "\x1b[<0;25;12M\x1b[<0;25;12m";

#[test]
fn expert_replies_with_a_reason() {
    let mut session = window(["--white", "expert"]);
    session.wait_for("Black moves first");
    session.type_in(F5);
    session.wait_for("expert: worth");
    session.quit("qy");
}

#[test]
fn continues_a_game_from_a_file() {
    let folder = Folder::empty();
    let file = folder.file("game.txt", b"f5d6c3");
    let mut session = window(["--white=human", file.to_str().unwrap()]);
    session.wait_for("White to move");
    session.wait_for("Move 3/3");
    session.quit("q");
}

#[test]
fn plays_the_other_levels() {
    let mut session = window(["--black", "easy"]);
    session.wait_for("easy: worth");
    session.quit("qy");
}
