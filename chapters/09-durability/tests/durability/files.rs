//! Files, and how they are written.

use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use durability::{save, write_file, write_new_file};
use pretty_assertions::assert_eq;
use records::{Record, read_file};
use test_support::Folder;
use test_support::records::{
    assert_illegal_game_keeps_old_file, assert_only_one_thread_writes, record,
};

fn read(path: &Path) -> Vec<Record> {
    read_file(path).unwrap()
}

#[test]
fn what_is_written_is_read() {
    let folder = Folder::empty();
    let games = [record("Ann", "Chloé"), record("Bob", "Ann")];
    let path = folder.path().join("games.OTH");
    write_file(&path, &games).unwrap();
    assert_eq!(read(&path), games);
    let path = folder.path().join("games.txt");
    write_file(&path, &games).unwrap();
    let plies: Vec<_> =
        read(&path).into_iter().map(|record| record.plies).collect();
    assert_eq!(plies, [games[0].plies.clone(), games[1].plies.clone()]);
}

/// Whoever is root could put a file in the place of a device.
#[cfg(unix)]
#[test]
fn what_is_no_file_is_not_replaced() {
    let folder = Folder::empty();
    let path = folder.path().join("pipe");
    let made = std::process::Command::new("mkfifo").arg(&path).status();
    assert!(made.unwrap().success());
    let error = save(&path, b"f5").unwrap_err().to_string();
    assert!(error.contains("ordinary file"), "{error}");
    assert!(!fs::metadata(&path).unwrap().is_file());
}

#[test]
fn what_cannot_be_written_leaves_the_old_file() {
    assert_illegal_game_keeps_old_file(&["txt", "oth"], write_file);
}

#[test]
fn of_many_who_write_one_new_file_at_once_one_does() {
    for extension in ["txt", "oth"] {
        let folder = Folder::empty();
        let path = folder.path().join(format!("new.{extension}"));
        let written = assert_only_one_thread_writes(&path, write_new_file);
        if extension == "oth" {
            assert_eq!(read(&path), [written]);
        }
    }
}

#[test]
fn a_file_in_no_folder_cannot_be_written() {
    let folder = Folder::empty();
    let path = folder.path().join("none/game.oth");
    assert!(write_file(&path, &[record("Ann", "Bob")]).is_err());
    assert!(folder.contents().is_empty());
}

#[test]
fn nothing_is_left_beside_a_file_that_was_written() {
    let folder = Folder::empty();
    let path = folder.path().join("game.txt");
    for text in ["f5", "f5d6"] {
        save(&path, text.as_bytes()).unwrap();
        let only = [("game.txt".to_string(), text.as_bytes().to_vec())];
        assert_eq!(folder.contents(), only);
    }
}

/// A program that was killed can't tidy up: the next one does. What another
/// program is writing now, or a person has called unfinished, stays.
#[test]
fn what_a_killed_program_left_is_removed_by_the_next() {
    let folder = Folder::empty();
    let ours = |name: &str| format!(".othellier-unfinished-{name}");
    for name in [&ours("old"), &ours("new"), ".unfinished-novel"] {
        let file = fs::File::create(folder.path().join(name)).unwrap();
        if *name != ours("new") {
            let old = SystemTime::now() - Duration::from_secs(3600);
            file.set_modified(old).unwrap();
        }
    }
    save(&folder.path().join("game.txt"), b"f5").unwrap();
    let names = folder.contents().into_iter().map(|file| file.0);
    let left = [&ours("new"), ".unfinished-novel", "game.txt"];
    assert_eq!(names.collect::<Vec<_>>(), left);
}

#[cfg(unix)]
#[test]
fn a_file_keeps_who_may_read_it_and_a_link_stays_a_link() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::empty();
    let path = folder.file("game.txt", b"f5");
    let link = folder.path().join("link.txt");
    symlink(&path, &link).unwrap();
    for mode in [0o600, 0o640] {
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(&path, permissions).unwrap();
        save(&link, b"f5d6").unwrap();
        let now = fs::metadata(&path).unwrap().permissions();
        assert_eq!(now.mode() & 0o777, mode);
    }
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read(&path).unwrap(), b"f5d6");
}
