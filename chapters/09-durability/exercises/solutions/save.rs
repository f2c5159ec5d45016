//! The text goes into a file of its own first. If that fails, the new file is all
//! there is to clean up.

use fake_disk::{Disk, DiskFull};

/// The disk after the text has been saved in the file with this name, and
/// whether it has.
pub fn save(mut disk: Disk, name: &str, text: &str) -> (Disk, bool) {
    let new = free_name(&disk, name);
    let saved = write_beside(&mut disk, &new, text);
    match saved {
        Ok(()) => disk.rename(&new, name),
        Err(DiskFull) => disk.remove(&new),
    }
    (disk, saved.is_ok())
}

/// A name that no file has.
fn free_name(disk: &Disk, name: &str) -> String {
    let mut free = format!("{name}.new");
    while disk.file(&free).is_some() {
        free += "er";
    }
    free
}

fn write_beside(
    disk: &mut Disk,
    new: &str,
    text: &str,
) -> Result<(), DiskFull> {
    disk.create(new);
    disk.write(new, text)?;
    disk.sync(new);
    Ok(())
}
