// caught by: a_full_disk_keeps_the_old_text_however_full_it_is
// mistake: The disk is full, and the half file that didn't fit is still on it

use fake_disk::Disk;

pub fn save(mut disk: Disk, name: &str, text: &str) -> (Disk, bool) {
    let new = format!("{name}.new");
    disk.create(&new);
    let saved = disk.write(&new, text);
    if saved.is_ok() {
        disk.sync(&new);
        disk.rename(&new, name);
    }
    (disk, saved.is_ok())
}
