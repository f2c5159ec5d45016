// caught by: a_full_disk_keeps_the_old_text_however_full_it_is
// mistake: The answer says that it's saved

use fake_disk::{Disk, DiskFull};

pub fn save(mut disk: Disk, name: &str, text: &str) -> (Disk, bool) {
    let new = format!("{name}.new");
    disk.create(&new);
    let saved = disk.write(&new, text);
    match saved {
        Ok(()) => {
            disk.sync(&new);
            disk.rename(&new, name);
        }
        Err(_) => disk.remove(&new),
    }
    let saved = Ok::<(), DiskFull>(());
    (disk, saved.is_ok())
}
