//! Files that never end, and the order of a database's games.

use databases::WthorGames;
#[cfg(unix)]
use insta::assert_snapshot;
use pretty_assertions::assert_eq;

use crate::common;

#[test]
fn games_come_in_the_order_of_the_file() {
    let games = ["f5", "f5d6", "f5d6c3"];
    let games = games.map(|moves| common::game(0, 1, 40, moves));
    let bytes = common::database(&games);
    let read: Result<Vec<_>, _> = WthorGames::new(&*bytes).unwrap().collect();
    assert_eq!(read.unwrap(), games);
}

#[cfg(unix)]
#[test]
fn list_refuses_pipes_and_endless_lists_of_names() {
    use std::os::unix::fs::symlink;
    use test_support::{Folder, StageBinary};
    const STAGE: StageBinary =
        StageBinary::new(env!("CARGO_BIN_EXE_databases"));
    let folder = Folder::empty();
    let path = |name: &str| folder.path().join(name);
    let mkfifo = std::process::Command::new("mkfifo")
        .arg(path("pipe.wtb"))
        .status();
    assert!(mkfifo.unwrap().success());
    let game = common::game(0, 1, 40, "f5");
    folder.file("names.wtb", &common::database(&[game]));
    symlink("/dev/zero", path("names.jou")).unwrap();
    let lines = ["list pipe.wtb", "list names.wtb"];
    assert_snapshot!(STAGE.run_each_in(&folder, &lines), @"
    exit 2
    pipe.wtb: it's a folder, a pipe or a device: name an ordinary file
    exit 2
    names.jou: it's a folder, a pipe or a device: name an ordinary file
    ");
}
