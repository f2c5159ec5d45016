use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::time::Duration;

use chapter_cli::check_is_file;
use tempfile::NamedTempFile;

use crate::write_durably;

/// Writes a file so that at every moment there is the old one or the new one,
/// and never half of it: the bytes go to a temporary file beside it, which
/// takes its place once it is complete.
///
/// # Errors
///
/// When that can't be done. The old file is as it was, unless only the folder
/// couldn't be synced: then the new one is there, but not for certain.
pub fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A link stays a link: what it points to is replaced.
    let path = match fs::canonicalize(path) {
        Err(_) if !path.is_symlink() => path.to_path_buf(),
        found => found?,
    };
    let new = write_beside(&path, bytes, fs::metadata(&path).ok())?;
    new.persist(&path)?;
    sync_folder(&path)
}

/// Writes a file that doesn't exist yet, whole or not at all. Of several
/// programs that do so at once, one succeeds.
///
/// # Errors
///
/// When that cannot be done, or the file exists.
pub fn save_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_beside(path, bytes, None)?.persist_noclobber(path)?;
    sync_folder(path)
}

fn write_beside(
    path: &Path,
    bytes: &[u8],
    old: Option<fs::Metadata>,
) -> io::Result<NamedTempFile> {
    remove_abandoned(folder(path));
    let new = builder().tempfile_in(folder(path));
    // The error would name a file that nobody has heard of.
    let mut new = new.map_err(|why| io::Error::from(why.kind()))?;
    if let Some(old) = old {
        check_is_file(&old)?;
        new.as_file().set_permissions(old.permissions())?;
    }
    write_durably(&mut new, bytes)?;
    Ok(new)
}

fn folder(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Waits until the disk has the file's name too: that is in its folder. Not
/// every system lets us open one.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    File::open(folder(path)).map_or(Ok(()), |folder| folder.sync_all())
}

const PREFIX: &str = ".othellier-unfinished-";

/// Removes what programs that were killed left in a folder. One that is alive
/// has written to its file in the last ten minutes.
fn remove_abandoned(folder: &Path) {
    for file in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_ours = file.file_name().to_string_lossy().starts_with(PREFIX);
        let written = file.metadata().and_then(|metadata| metadata.modified());
        let age = written.ok().and_then(|time| time.elapsed().ok());
        if is_ours && age > Some(Duration::from_secs(600)) {
            fs::remove_file(file.path()).unwrap_or_default();
        }
    }
}

/// Gives the temporary file its name, and lets others read it as they may read
/// any new file.
fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(PREFIX);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder
}
