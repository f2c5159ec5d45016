// caught by: a_full_disk_keeps_the_old_text_however_full_it_is
// mistake: half a file took the place of a whole one

use fake_disk::Disk;

pub fn save(mut disk: Disk, name: &str, text: &str) -> (Disk, bool) {
    let new = format!("{name}.new");
    disk.create(&new);
    let saved = disk.write(&new, text);
    disk.sync(&new);
    disk.rename(&new, name);
    (disk, saved.is_ok())
}
