// caught by: a_new_text_replaces_the_old_one
// mistake: You opened the only copy to write to it

use fake_disk::Disk;

pub fn save(mut disk: Disk, name: &str, text: &str) -> (Disk, bool) {
    disk.create(name);
    let saved = disk.write(name, text);
    disk.sync(name);
    (disk, saved.is_ok())
}
