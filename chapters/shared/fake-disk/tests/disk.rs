//! Tests of the simulated disk: free space, power cuts and replayed operations.

use fake_disk::{Disk, DiskFull};
use pretty_assertions::assert_eq;

/// Returns the name and the text of each file.
fn contents(disk: &Disk) -> Vec<(&str, &str)> {
    disk.files
        .iter()
        .map(|file| (&*file.name, &*file.text))
        .collect()
}

/// Returns what a power cut leaves of the file `game`.
fn after_power_cut(disk: &Disk) -> &str {
    disk.file("game").unwrap().without_power()
}

#[test]
fn create_truncates_and_frees_the_old_bytes() {
    let mut disk = Disk::new("game", "f5d6", 0);
    disk.create("game");
    assert_eq!(contents(&disk), [("game", "")]);
    assert_eq!(disk.room, 4);
}

#[test]
fn write_to_a_full_disk_keeps_what_fits() {
    let mut disk = Disk::new("game", "f5d6", 3);
    disk.create("new");
    assert_eq!(disk.write("new", "f5f6"), Err(DiskFull));
    assert_eq!(contents(&disk), [("game", "f5d6"), ("new", "f5f")]);
}

#[test]
fn remove_frees_the_bytes_of_a_file() {
    let mut disk = Disk::new("game", "f5d6", 2);
    disk.create("new");
    disk.write("new", "f5").unwrap();
    assert_eq!(disk.room, 0);
    disk.remove("new");
    assert_eq!(contents(&disk), [("game", "f5d6")]);
    assert_eq!(disk.room, 2);
}

#[test]
fn a_character_takes_its_length_in_utf_8() {
    let mut disk = Disk::new("name", "", 1);
    assert_eq!(disk.write("name", "é"), Err(DiskFull));
    disk.room = 2;
    assert_eq!(disk.write("name", "é"), Ok(()));
}

#[test]
fn rename_replaces_another_file() {
    let mut disk = Disk::new("game", "f5d6", 9);
    disk.create("new");
    disk.write("new", "f5").unwrap();
    disk.rename("new", "game");
    assert_eq!(contents(&disk), [("game", "f5")]);
    assert_eq!(disk.room, 11);
}

#[test]
fn rename_to_itself_or_from_a_missing_file_changes_nothing() {
    let mut disk = Disk::new("game", "f5d6", 9);
    disk.rename("game", "game");
    disk.rename("none", "game");
    assert_eq!(contents(&disk), [("game", "f5d6")]);
    assert_eq!(disk.room, 9);
}

#[test]
fn power_cut_loses_what_is_not_synced() {
    let mut disk = Disk::new("game", "f5d6", 9);
    assert_eq!(after_power_cut(&disk), "f5d6");
    disk.write("game", "c3").unwrap();
    assert_eq!(after_power_cut(&disk), "");
    disk.sync("game");
    assert_eq!(after_power_cut(&disk), "f5d6c3");
}

#[test]
fn every_written_character_adds_an_instant() {
    let mut disk = Disk::new("game", "f5", 9);
    disk.create("game");
    disk.write("game", "d3").unwrap();
    let texts: Vec<_> =
        disk.instants.iter().map(|files| &*files[0].text).collect();
    assert_eq!(texts, ["f5", "", "d", "d3"]);
}

#[test]
fn replayed_steps_lead_to_the_same_disk() {
    let before = Disk::new("game", "f5d6", 6);
    let mut disk = before.clone();
    disk.create("new");
    assert_eq!(disk.write("new", "f5f6e6f4"), Err(DiskFull));
    disk.remove("new");
    disk.create("newer");
    disk.write("newer", "f5f6").unwrap();
    disk.sync("newer");
    disk.rename("newer", "game");
    let mut replayed = before;
    replayed.replay(&disk.steps);
    assert_eq!(replayed, disk);
}
