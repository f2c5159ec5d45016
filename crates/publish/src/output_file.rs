//! Output files, which replace only files of their own kind.

use anyhow::{Result, ensure};
use othellier_project::files::ensure_writable;
use std::fs;
use std::path::{Path, PathBuf};

/// A kind of output file.
pub(crate) struct FileKind {
    /// The kind with its article, as in `an EPUB`.
    pub(crate) name: &'static str,
    /// An example of an option, for error messages.
    pub(crate) example: &'static str,
    /// Tests if a file's contents are of this kind.
    pub(crate) matches: fn(&[u8]) -> bool,
}

impl FileKind {
    /// Returns the absolute path of an output file.
    ///
    /// # Errors
    ///
    /// Returns an error if a file of another kind exists there, or its folder isn't writable.
    pub(crate) fn ensure_replaceable(&self, path: &Path) -> Result<PathBuf> {
        let path = std::path::absolute(path)?;
        if path.exists() {
            let is_same_kind = fs::read(&path).is_ok_and(|contents| (self.matches)(&contents));
            ensure!(
                is_same_kind,
                "{} is something else than {}; name a new file, such as {}",
                path.display(),
                self.name,
                self.example
            );
        }
        ensure_writable(path.parent().unwrap_or(&path))?;
        Ok(path)
    }
}
