//! The disk that can be filled, watched and unplugged.

use fake_disk::{Disk, DiskFull};
use pretty_assertions::assert_eq;

fn texts(disk: &Disk) -> Vec<(&str, &str)> {
    let files = disk.files.iter();
    files.map(|file| (&*file.name, &*file.text)).collect()
}

#[test]
fn a_file_is_empty_once_it_is_opened() {
    let mut disk = Disk::new("game", "f5d6", 0);
    disk.create("game");
    assert_eq!(texts(&disk), [("game", "")]);
    assert_eq!(disk.room, 4);
}

#[test]
fn a_full_disk_takes_what_fits() {
    let mut disk = Disk::new("game", "f5d6", 3);
    disk.create("new");
    assert_eq!(disk.write("new", "f5f6"), Err(DiskFull));
    assert_eq!(texts(&disk), [("game", "f5d6"), ("new", "f5f")]);
    disk.remove("new");
    assert_eq!((disk.room, texts(&disk)), (3, vec![("game", "f5d6")]));
}

#[test]
fn a_letter_takes_as_much_room_as_it_has_bytes() {
    let mut disk = Disk::new("name", "", 1);
    assert_eq!(disk.write("name", "é"), Err(DiskFull));
}

#[test]
fn a_file_that_is_renamed_replaces_another() {
    let mut disk = Disk::new("game", "f5d6", 9);
    disk.create("new");
    disk.write("new", "f5").unwrap();
    disk.rename("new", "game");
    assert_eq!((disk.room, texts(&disk)), (11, vec![("game", "f5")]));
    disk.rename("game", "game");
    disk.rename("none", "game");
    assert_eq!(texts(&disk), [("game", "f5")]);
}

#[test]
fn a_power_cut_empties_what_is_not_synced() {
    let mut disk = Disk::new("game", "f5d6", 9);
    let after = |disk: &Disk| {
        let file = disk.file("game").unwrap();
        file.without_power().to_string()
    };
    disk.write("game", "c3").unwrap();
    assert_eq!(after(&disk), "");
    disk.sync("game");
    assert_eq!(after(&disk), "f5d6c3");
}

#[test]
fn every_instant_is_remembered() {
    let mut disk = Disk::new("game", "f5", 9);
    disk.create("game");
    disk.write("game", "d3").unwrap();
    let seen = disk.instants.iter().map(|files| &*files[0].text);
    assert_eq!(seen.collect::<Vec<_>>(), ["f5", "", "d", "d3"]);
}

#[test]
fn what_was_done_to_a_disk_can_be_done_again() {
    let before = Disk::new("game", "f5d6", 6);
    let mut disk = before.clone();
    disk.create("new");
    assert_eq!(disk.write("new", "f5f6e6f4"), Err(DiskFull));
    disk.remove("new");
    disk.create("newer");
    disk.write("newer", "f5f6").unwrap();
    disk.sync("newer");
    disk.rename("newer", "game");
    let mut again = before;
    again.replay(&disk.steps);
    assert_eq!(again, disk);
}
