//! Output folders that the companion writes: atomically, and never over files that
//! it didn't write.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::files::{create_folder, ensure_not_read_only, list, sync_folder};

/// A kind of output folder.
pub struct PublishedFolder {
    /// The kind of non-empty folder that may be replaced, if any.
    pub replaces: Option<Replaceable>,
    /// An example of a path, for error messages.
    pub example: &'static str,
}

/// A kind of generated folder, which can be replaced without loss.
#[derive(Clone, Copy)]
pub struct Replaceable {
    /// The name of the file by which such a folder is recognized.
    pub marker: &'static str,
    /// The kind with its article, as in `a built book`.
    pub kind: &'static str,
}

impl PublishedFolder {
    /// Creates or replaces the folder `out`. `fill` writes the contents to a temporary
    /// folder beside it, which then takes its place.
    ///
    /// # Errors
    ///
    /// Returns an error if `out` holds files that mustn't be replaced, or `fill` fails. Then `out`
    /// is unchanged.
    pub fn publish(&self, out: &Path, fill: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
        let out = self.ensure_replaceable(out)?;
        // A rename needs both folders on the same file system.
        let parent = out
            .parent()
            .context("the root of the file system isn't a place")?;
        let temporary = tempfile::Builder::new()
            .prefix(".othellier-")
            .tempdir_in(parent)
            .with_context(|| format!("can't write to {}", parent.display()))?;
        let new = temporary.path().join("new");
        create_folder(&new)?;
        fill(&new)?;
        // Filling it took a while: someone may have put files in `out` meanwhile.
        self.ensure_replaceable(&out)?;
        replace(&new, &out).with_context(|| format!("can't replace {}", out.display()))
    }

    /// Returns the absolute path of `out`, and creates its parent. Fails unless `out`
    /// is missing, empty or replaceable.
    fn ensure_replaceable(&self, out: &Path) -> Result<PathBuf> {
        if out.exists() {
            let advice = format!("name a new or an empty folder, such as {}", self.example);
            let name = out.display();
            ensure!(out.is_dir(), "{name} is a file; {advice}");
            let is_replaceable = self
                .replaces
                .is_some_and(|replaceable| out.join(replaceable.marker).is_file());
            let exception = self
                .replaces
                .map(|replaceable| format!(" that aren't {}", replaceable.kind));
            ensure!(
                list(out)?.is_empty() || is_replaceable,
                "{name} has files in it{}; {advice}",
                exception.unwrap_or_default()
            );
            return out
                .canonicalize()
                .with_context(|| format!("can't open {}", out.display()));
        }
        let out = std::path::absolute(out)?;
        if let Some(parent) = out.parent() {
            create_folder(parent)?;
        }
        Ok(out)
    }
}

/// Moves the folder `new` to `old`. If `old` exists, it's at `new` afterward. Both
/// must be on the same file system.
///
/// Where the system can exchange two names atomically, there's always a folder at
/// `old`.
fn replace(new: &Path, old: &Path) -> io::Result<()> {
    if let Ok(metadata) = fs::metadata(old) {
        ensure_not_read_only(old, &metadata)?;
        exchange(new, old).or_else(|_| exchange_in_steps(new, old))?
    } else {
        fs::rename(new, old)?
    }
    if let Some(folder) = old.parent() {
        sync_folder(folder);
    }
    Ok(())
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
fn exchange(new: &Path, old: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, new, CWD, old, RenameFlags::EXCHANGE)?)
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

fn exchange_in_steps(new: &Path, old: &Path) -> io::Result<()> {
    let parked = new.with_extension("old");
    fs::rename(old, &parked)?;
    if let Err(error) = fs::rename(new, old) {
        fs::rename(&parked, old)?;
        return Err(error);
    }
    fs::rename(&parked, new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn create_folder(parent: &Path, name: &str) -> PathBuf {
        let path = parent.join(name);
        fs::create_dir(&path).unwrap();
        fs::write(path.join("name"), name).unwrap();
        path
    }

    fn name_in(path: &Path) -> String {
        fs::read_to_string(path.join("name")).unwrap()
    }

    #[test]
    fn new_folder_is_moved_if_there_is_no_old_one() {
        let dir = tempfile::tempdir().unwrap();
        let new = create_folder(dir.path(), "new");
        let old = dir.path().join("old");
        replace(&new, &old).unwrap();
        assert_eq!(name_in(&old), "new");
        assert!(!new.exists());
    }

    #[test]
    fn read_only_folder_is_not_replaced() {
        let dir = tempfile::tempdir().unwrap();
        let new = create_folder(dir.path(), "new");
        let old = create_folder(dir.path(), "old");
        let set_readonly = |readonly| {
            let mut permissions = fs::metadata(&old).unwrap().permissions();
            permissions.set_readonly(readonly);
            fs::set_permissions(&old, permissions).unwrap();
        };
        set_readonly(true);
        let error = replace(&new, &old).unwrap_err();
        set_readonly(false); // so that it can be removed
        assert_eq!(error.kind(), io::ErrorKind::PermissionDenied);
        assert_eq!(name_in(&old), "old");
        replace(&new, &old).unwrap();
    }

    #[test]
    fn folders_are_exchanged_atomically_or_in_steps() {
        for exchange in [replace, exchange_in_steps] {
            let dir = tempfile::tempdir().unwrap();
            let new = create_folder(dir.path(), "new");
            let old = create_folder(dir.path(), "old");
            exchange(&new, &old).unwrap();
            assert_eq!(name_in(&old), "new");
            assert_eq!(name_in(&new), "old");
        }
    }
}
