//! `list` at the command line: files that it refuses to open.

#[cfg(unix)]
use insta::assert_snapshot;

use crate::common;

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
