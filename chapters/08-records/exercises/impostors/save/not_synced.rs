// caught by: a_new_text_replaces_the_old_one
// mistake: The new file took its name before the disk had its text

use fake_disk::Disk;

pub fn save(mut disk: Disk, name: &str, text: &str) -> (Disk, bool) {
    let new = format!("{name}.new");
    disk.create(&new);
    let saved = disk.write(&new, text);
    match saved {
        Ok(()) => disk.rename(&new, name),
        Err(_) => disk.remove(&new),
    }
    (disk, saved.is_ok())
}
