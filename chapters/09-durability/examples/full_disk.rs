//! Saves a game in two ways on disks with decreasing free space.

use fake_disk::{Disk, DiskFull};

const NEW: &str = "f5f6e6f4";

fn main() {
    for room in (0..=8).rev() {
        let [mut over, mut beside] =
            [0; 2].map(|_| Disk::new("game", "f5d6", room));
        let saved = [write_over(&mut over), write_beside(&mut beside)];
        let [over, beside] = [over, beside].map(|disk| {
            let file = disk.file("game").expect("it has a game");
            format!("{:?}", file.text)
        });
        println!("room for {room}: {over:<11}{beside:<11}{saved:?}");
    }
}

fn write_over(disk: &mut Disk) -> Result<(), DiskFull> {
    disk.create("game");
    disk.write("game", NEW)
}

fn write_beside(disk: &mut Disk) -> Result<(), DiskFull> {
    disk.create("new");
    disk.write("new", NEW)?;
    disk.sync("new");
    disk.rename("new", "game");
    Ok(())
}
