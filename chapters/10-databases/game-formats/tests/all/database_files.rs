//! The files of a database that is written, and the names beside it.

use std::fs;
use std::path::Path;

use databases::{Database, PlayerNames};
use game_formats::{write_database, write_new_database};
use pretty_assertions::assert_eq;
use records::Record;
use test_support::Folder;
use test_support::records::record;

fn read(path: &Path) -> Vec<Record> {
    Database::open(path).unwrap().map(Result::unwrap).collect()
}

/// A database that is replaced stays readable with the names of the new one,
/// in case the new games never arrive.
#[test]
fn names_keep_their_numbers_when_a_database_is_replaced() {
    let folder = Folder::empty();
    let path = folder.path().join("club.wtb");
    write_database(&path, &[record("Ann", "Bob")]).unwrap();
    let old = fs::read(&path).unwrap();
    write_database(&path, &[record("Chloé", "Bob")]).unwrap();
    assert_eq!(read(&path), [record("Chloé", "Bob")]);
    let file = fs::read(folder.path().join("club.jou")).unwrap();
    let names = PlayerNames::from_reader(&file[..]).unwrap();
    let names: Vec<_> = (0..4).map(|number| names.get(number)).collect();
    assert_eq!(names, [Some("Ann"), Some("Bob"), Some("Chloé"), None]);
    fs::write(&path, old).unwrap();
    assert_eq!(read(&path), [record("Ann", "Bob")]);
}

#[test]
fn a_new_file_that_cannot_be_written_is_not_there() {
    let folder = Folder::empty();
    let path = folder.path().join("new.wtb");
    fs::create_dir(folder.path().join("new.jou")).unwrap();
    write_new_database(&path, &[record("Ann", "Bob")]).unwrap_err();
    assert!(!path.exists());
}
