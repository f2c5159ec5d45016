//! Files: reading and writing text, saving so that nothing is lost, walking
//! folders, and a name for contents that lasts.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use sha2::{Digest as _, Sha256};
use walkdir::WalkDir;

/// The text of a file; an error names the file.
pub fn read(file: &Path) -> anyhow::Result<String> {
    fs::read_to_string(file).with_context(|| format!("can't read {}", file.display()))
}

/// Writes a file and the folders above it. A file that already has these contents
/// is left alone, so that its time says when it changed.
pub fn write(file: &Path, contents: impl AsRef<[u8]>) -> anyhow::Result<()> {
    let contents = contents.as_ref();
    if fs::read(file).is_ok_and(|old| old == contents) {
        return Ok(());
    }
    fs::create_dir_all(file.parent().unwrap_or(file))?;
    fs::write(file, contents).with_context(|| format!("can't write {}", file.display()))
}

// Chapter 9 has a `save` too, which readers type in. A chapter can't depend on
// the companion, nor the companion on a chapter, so each has its own.

/// Writes a file so that, whatever happens, either the old contents or the new ones
/// are there as a whole: to a temporary file beside it, which then takes its name.
/// A file that exists keeps its permissions. Fails when it can't be written; the
/// old file is then as it was.
pub fn save(file: &Path, contents: impl AsRef<[u8]>) -> anyhow::Result<()> {
    save_beside(file, contents.as_ref()).with_context(|| format!("can't write {}", file.display()))
}

fn save_beside(file: &Path, contents: &[u8]) -> anyhow::Result<()> {
    let folder = file.parent().context("it isn't in a folder")?;
    fs::create_dir_all(folder)?;
    let mut fresh = readable_by_others().tempfile_in(folder)?;
    fresh.write_all(contents)?;
    if let Ok(old) = fs::metadata(file) {
        fresh.as_file().set_permissions(old.permissions())?;
    }
    fresh.as_file().sync_all()?;
    fresh.persist(file)?;
    sync_folder(folder);
    Ok(())
}

/// Makes a folder's names permanent, such as one it just got: otherwise a power
/// cut may bring the old one back. Not every system can do this, and the files
/// are whole in any case, so there are no errors.
pub(crate) fn sync_folder(folder: &Path) {
    let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
}

/// Makes sure that we can write files into a folder, and makes the folder if it's
/// missing, so that a program complains at the beginning and not at the end. Fails
/// when they can't.
pub fn ensure_writable(folder: &Path) -> anyhow::Result<()> {
    ensure!(
        !folder.is_file(),
        "can't write to {}: it's a file, not a folder",
        folder.display()
    );
    fs::create_dir_all(folder)
        .and_then(|()| tempfile::tempfile_in(folder))
        .with_context(|| format!("can't write to {}", folder.display()))?;
    Ok(())
}

/// A temporary file is private by default; one that becomes an ordinary file
/// shouldn't be.
fn readable_by_others() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".unfinished-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder
}

/// Everything in a folder, in order. Fails when it can't be read.
pub fn list(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).and_then(|entries| {
        entries
            .map(|entry| entry.map(|entry| entry.path()))
            .collect::<Result<Vec<_>, _>>()
    });
    let mut paths =
        entries.with_context(|| format!("can't read the folder {}", folder.display()))?;
    paths.sort();
    Ok(paths)
}

/// All files below a folder, in the order of their paths. Links aren't followed.
/// Fails when a folder can't be read.
pub fn walk(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry.with_context(|| format!("can't read {}", folder.display()))?;
        if !entry.file_type().is_dir() {
            files.push(entry.into_path());
        }
    }
    Ok(files)
}

/// A name for some contents, in 32 hexadecimal digits. It's the same on every
/// machine and with every compiler, and it changes when a part changes or moves
/// to its neighbor.
pub fn fingerprint<T: AsRef<[u8]>>(parts: impl IntoIterator<Item = T>) -> String {
    let mut hash = Sha256::new();
    for part in parts {
        let part = part.as_ref();
        hash.update((part.len() as u64).to_le_bytes());
        hash.update(part);
    }
    let hash = hash.finalize();
    // Half of it is enough to tell any two contents apart.
    hash[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::{assert_eq, assert_ne};

    #[test]
    fn a_saved_file_is_whole_and_nothing_is_left_beside_it() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("notes/today.txt");
        for text in ["first", "and second"] {
            save(&file, text).unwrap();
            assert_eq!(read(&file).unwrap(), text);
        }
        assert_eq!(walk(home.path()).unwrap(), [file]);
    }

    #[cfg(unix)]
    #[test]
    fn a_saved_file_keeps_its_permissions() {
        use std::os::unix::fs::PermissionsExt as _;
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("run.sh");
        let mode = || fs::metadata(&file).unwrap().permissions().mode() & 0o777;
        save(&file, "one").unwrap();
        assert_ne!(mode() & 0o044, 0);
        fs::set_permissions(&file, fs::Permissions::from_mode(0o750)).unwrap();
        save(&file, "two").unwrap();
        assert_eq!(mode(), 0o750);
    }

    #[test]
    fn a_walk_meets_every_file_in_order() {
        let home = tempfile::tempdir().unwrap();
        let files = ["a/b.rs", "a/c/d.rs", "e.rs"].map(|f| home.path().join(f));
        for file in files.iter().rev() {
            write(file, "").unwrap();
        }
        assert_eq!(walk(home.path()).unwrap(), files);
        assert!(walk(&home.path().join("missing")).is_err());
    }

    #[test]
    fn a_fingerprint_stays_the_same_forever() {
        assert_eq!(
            fingerprint(["board", "directions"]),
            "ae8494953c6a5a4d49d6410e59efae92"
        );
        assert_ne!(fingerprint(["ab", "c"]), fingerprint(["a", "bc"]));
    }
}
