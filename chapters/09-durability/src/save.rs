use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::time::Duration;

use chapter_cli::check_writable;
use tempfile::NamedTempFile;

use crate::write_durably;

/// Replaces a file atomically: writes a temporary file beside it and renames
/// that. After a crash, there's either the old file or the new one.
///
/// Returns an error if that fails. The old file is then unchanged, unless only
/// syncing the folder failed.
pub fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // Replaces the target of a symbolic link, not the link.
    let path = match fs::canonicalize(path) {
        Err(_) if !path.is_symlink() => path.to_path_buf(),
        target => target?,
    };
    let new = write_beside(&path, bytes, fs::metadata(&path).ok())?;
    new.persist(&path)?;
    sync_folder(&path)
}

/// Creates a file atomically, or returns an error if it exists. If several
/// programs try at once, one succeeds.
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
    let mut new = builder()
        .tempfile_in(folder(path))
        .map_err(|why| io::Error::from(why.kind()))?;
    if let Some(old) = old {
        check_writable(path)?;
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

/// Syncs a file's folder, which holds its name. Does nothing on systems on
/// which a folder can't be opened.
pub(crate) fn sync_folder(path: &Path) -> io::Result<()> {
    File::open(folder(path)).map_or(Ok(()), |folder| folder.sync_all())
}

const PREFIX: &str = ".othellier-unfinished-";

/// The age after which a temporary file counts as abandoned.
const MAX_AGE: Duration = Duration::from_secs(600);

/// Removes the temporary files that killed programs left in a folder.
fn remove_abandoned(folder: &Path) {
    for file in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_temporary =
            file.file_name().to_string_lossy().starts_with(PREFIX);
        let age = file
            .metadata()
            .and_then(|metadata| metadata.modified())
            .ok()
            .and_then(|modified| modified.elapsed().ok());
        if is_temporary && age > Some(MAX_AGE) {
            let _ = fs::remove_file(file.path());
        }
    }
}

/// Returns a builder of temporary files with our prefix and the permissions of
/// an ordinary new file.
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
