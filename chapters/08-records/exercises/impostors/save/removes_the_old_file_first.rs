// caught by: a_new_text_replaces_the_old_one
// mistake: You removed the old file before the new one had its name

use fake_disk::Disk;

pub fn save(mut disk: Disk, name: &str, text: &str) -> (Disk, bool) {
    let new = format!("{name}.new");
    disk.create(&new);
    let saved = disk.write(&new, text);
    disk.sync(&new);
    match saved {
        Ok(()) => {
            disk.remove(name);
            disk.rename(&new, name);
        }
        Err(_) => disk.remove(&new),
    }
    (disk, saved.is_ok())
}
