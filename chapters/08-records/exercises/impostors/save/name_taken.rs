// caught by: other_files_stay_as_they_are_whatever_their_names
// mistake: That name was taken

use fake_disk::Disk;

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
    (disk, saved.is_ok())
}
