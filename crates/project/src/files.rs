//! Reading, writing and listing files, and fingerprints of their contents.

use std::fs;
use std::io::{self, Write as _};
use std::path::{MAIN_SEPARATOR, Path, PathBuf};

use anyhow::{Context, anyhow, ensure};
use sha2::{Digest as _, Sha256};
use walkdir::WalkDir;

/// Reads a text file, without a byte order mark. Its lines end with `\n`, also if an
/// editor or git has written it with `\r\n`.
///
/// # Errors
///
/// Returns an error if the file can't be read or isn't UTF-8. The error names the file.
pub fn read(file: &Path) -> anyhow::Result<String> {
    fs::read(file)
        .map_err(anyhow::Error::from)
        .and_then(decode)
        .with_context(|| format!("can't read {}", file.display()))
}

fn decode(bytes: Vec<u8>) -> anyhow::Result<String> {
    let is_utf16 = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
    ensure!(!is_utf16, "it's UTF-16: save it as UTF-8");
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.iter().filter(|&&byte| byte == b'\n').count() + 1;
        anyhow!("line {line} isn't text: save it as UTF-8")
    })?;
    Ok(unix_line_endings(
        text.trim_start_matches('\u{feff}').to_owned(),
    ))
}

/// Reads a file.
///
/// # Errors
///
/// Returns an error if the file can't be read. The error names it.
pub fn read_bytes(file: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(file).with_context(|| format!("can't read {}", file.display()))
}

/// Removes a file.
///
/// # Errors
///
/// Returns an error if the file can't be removed. The error names it.
pub fn remove(file: &Path) -> anyhow::Result<()> {
    fs::remove_file(file).with_context(|| format!("can't remove {}", file.display()))
}

/// Creates a folder and those around it, unless they exist.
///
/// # Errors
///
/// Returns an error that names the folder if it can't be created.
pub fn create_folder(folder: &Path) -> anyhow::Result<()> {
    fs::create_dir_all(folder)
        .with_context(|| format!("can't make the folder {}", folder.display()))
}

/// Returns a text with `\n` in place of `\r\n`.
pub fn unix_line_endings(text: String) -> String {
    if text.contains('\r') {
        text.replace("\r\n", "\n")
    } else {
        text
    }
}

/// Writes a file and creates its parent folders. A file that already has these
/// contents keeps its modification time, so that cargo doesn't compile it again.
///
/// # Errors
///
/// Returns an error if the file or a folder can't be written.
pub fn write(file: &Path, contents: impl AsRef<[u8]>) -> anyhow::Result<()> {
    let contents = contents.as_ref();
    if fs::read(file).is_ok_and(|old| old == contents) {
        return Ok(());
    }
    create_folder(file.parent().unwrap_or(file))?;
    fs::write(file, contents).with_context(|| format!("can't write {}", file.display()))
}

// Chapter 9 has a `save` too, which readers type in. A chapter can't depend on
// the companion, nor the companion on a chapter, so each has its own.

/// Replaces a file atomically: writes a temporary file in the same folder and
/// renames it. The new file gets the permissions of the old one.
///
/// # Errors
///
/// Returns an error if the file can't be written or is read-only. The old file is then
/// unchanged.
pub fn save(file: &Path, contents: impl AsRef<[u8]>) -> anyhow::Result<()> {
    write_and_rename(file, contents.as_ref())
        .with_context(|| format!("can't write {}", file.display()))
}

fn write_and_rename(file: &Path, contents: &[u8]) -> anyhow::Result<()> {
    let folder = file.parent().context("it isn't in a folder")?;
    fs::create_dir_all(folder)?;
    let mut temporary = temporary_file_builder().tempfile_in(folder)?;
    temporary.write_all(contents)?;
    if let Ok(old) = fs::metadata(file) {
        ensure_not_read_only(file, &old)?;
        temporary.as_file().set_permissions(old.permissions())?;
    }
    temporary.as_file().sync_all()?;
    temporary.persist(file)?;
    sync_folder(folder);
    Ok(())
}

/// Tests if an old file or folder may be changed. To replace it, a rename only needs
/// the permission of the folder that it's in, and root needs none.
///
/// # Errors
///
/// Returns an error if it's read-only.
pub(crate) fn ensure_not_read_only(path: &Path, old: &fs::Metadata) -> io::Result<()> {
    let mut denied = old.permissions().readonly();
    if old.is_file() {
        let opened = fs::File::options().append(true).open(path);
        denied |= opened.is_err_and(|error| error.kind() == io::ErrorKind::PermissionDenied);
    }
    if denied {
        let message = "it's read-only: make it writable, or name another place";
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, message));
    }
    Ok(())
}

/// Flushes a folder's entries to disk, so that a rename survives a power cut.
///
/// Errors are ignored: not every system supports this, and without it there's
/// still either the old file or the new one.
pub(crate) fn sync_folder(folder: &Path) {
    let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
}

/// Creates a folder if it's missing and tests if files can be written to it, so
/// that a program can complain before it starts to work.
///
/// # Errors
///
/// Returns an error if the folder can't be created or written to.
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

/// Returns a builder for temporary files with an ordinary file's permissions. By
/// default they're private, and would stay so after the rename.
fn temporary_file_builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".unfinished-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder
}

/// Returns the paths of a folder's entries, sorted.
///
/// # Errors
///
/// Returns an error if the folder can't be read.
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

/// Returns the paths of all files below a folder, sorted. Symbolic links aren't
/// followed.
///
/// # Errors
///
/// Returns an error if a folder can't be read.
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

/// Returns a path with `/` between its parts on every system: for a path in the
/// repository that people read, and for a file that another system may open.
pub fn portable_path(path: &Path) -> String {
    path.to_string_lossy().replace(MAIN_SEPARATOR, "/")
}

/// Returns a fingerprint of some contents: the first half of their SHA-256, in
/// hexadecimal. Each part is hashed with its length, so that moving bytes from one
/// part to the next changes the result.
pub fn fingerprint<T: AsRef<[u8]>>(parts: impl IntoIterator<Item = T>) -> String {
    let mut hasher = Sha256::new();
    for part in parts {
        let part = part.as_ref();
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize()[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::{assert_eq, assert_ne};

    #[test]
    fn save_replaces_file_and_leaves_no_temporary() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("notes/today.txt");
        for text in ["first", "and second"] {
            save(&file, text).unwrap();
            assert_eq!(read(&file).unwrap(), text);
        }
        assert_eq!(walk(dir.path()).unwrap(), [file]);
    }

    #[test]
    fn save_refuses_a_read_only_file() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("notes.txt");
        save(&file, "mine").unwrap();
        let mut permissions = fs::metadata(&file).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&file, permissions).unwrap();
        let error = save(&file, "yours").unwrap_err();
        assert_eq!(
            error.root_cause().to_string(),
            "it's read-only: make it writable, or name another place"
        );
        assert_eq!(read(&file).unwrap(), "mine");
        assert_eq!(walk(dir.path()).unwrap(), [file]);
    }

    #[cfg(unix)]
    #[test]
    fn save_keeps_permissions() {
        use std::os::unix::fs::PermissionsExt as _;
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("run.sh");
        let mode = || fs::metadata(&file).unwrap().permissions().mode() & 0o777;
        save(&file, "one").unwrap();
        assert_ne!(mode() & 0o044, 0);
        fs::set_permissions(&file, fs::Permissions::from_mode(0o750)).unwrap();
        save(&file, "two").unwrap();
        assert_eq!(mode(), 0o750);
    }

    #[test]
    fn read_accepts_byte_order_mark_and_names_invalid_line() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("a.txt");
        let read_bytes = |bytes: &[u8]| {
            fs::write(&file, bytes).unwrap();
            read(&file).map_err(|error| error.root_cause().to_string())
        };
        assert_eq!(read_bytes(b"\xef\xbb\xbfa\r\n").unwrap(), "a\n");
        let error = read_bytes(b"a\nb\xe9").unwrap_err();
        assert_eq!(error, "line 2 isn't text: save it as UTF-8");
        for utf16 in [b"\xff\xfea\0", b"\xfe\xff\0a"] {
            let error = read_bytes(utf16).unwrap_err();
            assert_eq!(error, "it's UTF-16: save it as UTF-8");
        }
    }

    #[test]
    fn walk_returns_sorted_files() {
        let dir = tempfile::tempdir().unwrap();
        let files = ["a/b.rs", "a/c/d.rs", "e.rs"].map(|f| dir.path().join(f));
        for file in files.iter().rev() {
            write(file, "").unwrap();
        }
        assert_eq!(walk(dir.path()).unwrap(), files);
        assert!(walk(&dir.path().join("missing")).is_err());
    }

    /// The file `taken` is where a folder would have to be.
    #[test]
    fn errors_name_the_file() {
        let dir = tempfile::tempdir().unwrap();
        let taken = dir.path().join("taken");
        write(&taken, "").unwrap();
        let below = taken.join("file");
        for (result, file) in [
            (write(&below, ""), &taken),
            (save(&below, ""), &below),
            (create_folder(&below), &below),
            (remove(&below), &below),
            (read(&below).map(drop), &below),
            (read_bytes(&below).map(drop), &below),
            (list(&below).map(drop), &below),
            (walk(&below).map(drop), &below),
            (ensure_writable(&below), &below),
        ] {
            let error = result.unwrap_err().to_string();
            assert!(error.ends_with(file.to_str().unwrap()), "{error}");
        }
    }

    #[test]
    fn read_converts_line_endings() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("answer.rs");
        write(&file, "fn a() {\r\n}\r\n").unwrap();
        assert_eq!(read(&file).unwrap(), "fn a() {\n}\n");
    }

    #[test]
    fn portable_path_has_slashes() {
        let path: PathBuf = ["chapters", "01-board", "src"].iter().collect();
        assert_eq!(portable_path(&path), "chapters/01-board/src");
        assert_eq!(portable_path(Path::new("src/lib.rs")), "src/lib.rs");
    }

    #[test]
    fn fingerprint_is_stable() {
        assert_eq!(
            fingerprint(["board", "directions"]),
            "ae8494953c6a5a4d49d6410e59efae92"
        );
        assert_ne!(fingerprint(["ab", "c"]), fingerprint(["a", "bc"]));
    }
}
