//! Recognizes archives by their file names.

use super::upload_name::extension;

/// The extensions of archives that aren't opened.
const UNSUPPORTED_ARCHIVES: &[&str] = &["rar", "7z", "tar", "gz", "tgz", "xz", "bz2"];

/// Tests if a file name is that of an archive, whether or not it's opened.
pub(super) fn is_archive(name: &str) -> bool {
    is_zip(name) || unsupported_archive(name).is_some()
}

/// Tests if a file name is that of a zip archive.
pub(super) fn is_zip(name: &str) -> bool {
    extension(name) == "zip"
}

/// Returns a message if the name is that of an archive that isn't opened.
pub(super) fn unsupported_archive(name: &str) -> Option<String> {
    let extension = extension(name);
    UNSUPPORTED_ARCHIVES
        .contains(&&*extension)
        .then(|| format!("only zip files are opened, and this is a .{extension} file"))
}
