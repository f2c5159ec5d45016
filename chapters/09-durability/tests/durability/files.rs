//! Tests of saving files.

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
fn file_round_trip() {
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

fn make_read_only(path: &Path) {
    let mut permissions = fs::metadata(path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(path, permissions).unwrap();
}

#[test]
fn save_refuses_a_read_only_file() {
    let folder = Folder::empty();
    let path = folder.file("game.oth", b"f5\n");
    make_read_only(&path);
    let before = folder.contents();
    let why = "it's read-only: make it writable, or name another file";
    assert_eq!(save(&path, b"f5d6").unwrap_err().to_string(), why);
    let error = write_file(&path, &[record("Ann", "Bob")]).unwrap_err();
    assert_eq!(error.to_string(), format!("{}: {why}", path.display()));
    assert_eq!(folder.contents(), before);
}

/// A link may be written to, and what it leads to may not.
#[cfg(unix)]
#[test]
fn save_refuses_a_link_to_a_read_only_file() {
    let folder = Folder::empty();
    let path = folder.file("game.oth", b"f5\n");
    make_read_only(&path);
    let link = folder.path().join("link.oth");
    std::os::unix::fs::symlink(&path, &link).unwrap();
    save(&link, b"f5d6").unwrap_err();
    assert_eq!(fs::read(&path).unwrap(), b"f5\n");
}

/// As root, a rename could replace a device.
#[cfg(unix)]
#[test]
fn save_rejects_pipe() {
    let folder = Folder::empty();
    let path = folder.path().join("pipe");
    let status = std::process::Command::new("mkfifo").arg(&path).status();
    assert!(status.unwrap().success());
    let error = save(&path, b"f5").unwrap_err().to_string();
    assert!(error.contains("ordinary file"), "{error}");
    assert!(!fs::metadata(&path).unwrap().is_file());
}

#[test]
fn failed_write_leaves_old_file() {
    assert_illegal_game_keeps_old_file(&["txt", "oth"], write_file);
}

#[test]
fn concurrent_new_file_has_one_writer() {
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
fn write_to_missing_folder_fails() {
    let folder = Folder::empty();
    let path = folder.path().join("none/game.oth");
    assert!(write_file(&path, &[record("Ann", "Bob")]).is_err());
    assert!(folder.contents().is_empty());
}

#[test]
fn save_leaves_no_temporary_file() {
    let folder = Folder::empty();
    let path = folder.path().join("game.txt");
    for text in ["f5", "f5d6"] {
        save(&path, text.as_bytes()).unwrap();
        let only = [("game.txt".to_string(), text.as_bytes().to_vec())];
        assert_eq!(folder.contents(), only);
    }
}

/// The next save removes the temporary file of a killed program. A recent one,
/// which another program may be writing, and other files stay.
#[test]
fn save_removes_abandoned_temporary_files() {
    let folder = Folder::empty();
    let create = |name: &str, age: u64| {
        let file = fs::File::create(folder.path().join(name)).unwrap();
        let modified = SystemTime::now() - Duration::from_secs(age);
        file.set_modified(modified).unwrap();
    };
    create(".othellier-unfinished-old", 3600);
    create(".othellier-unfinished-new", 0);
    create(".unfinished-novel", 3600);
    save(&folder.path().join("game.txt"), b"f5").unwrap();
    let names: Vec<_> =
        folder.contents().into_iter().map(|file| file.0).collect();
    assert_eq!(
        names,
        [".othellier-unfinished-new", ".unfinished-novel", "game.txt"]
    );
}

#[cfg(unix)]
#[test]
fn save_keeps_permissions_and_symlink() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = Folder::empty();
    let path = folder.file("game.txt", b"f5");
    let link = folder.path().join("link.txt");
    symlink(&path, &link).unwrap();
    for mode in [0o600, 0o640] {
        let permissions = fs::Permissions::from_mode(mode);
        fs::set_permissions(&path, permissions).unwrap();
        save(&link, b"f5d6").unwrap();
        let saved = fs::metadata(&path).unwrap().permissions();
        assert_eq!(saved.mode() & 0o777, mode);
    }
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(fs::read(&path).unwrap(), b"f5d6");
}
