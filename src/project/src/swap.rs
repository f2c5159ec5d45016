//! Putting a finished folder in the place of another.

use std::fs;
use std::io::Result;
use std::path::Path;

use crate::files::sync_folder;

/// Puts the folder `fresh` in the place of `old`, which may be missing. What
/// was at `old` is at `fresh` afterward. Both must be on the same file system.
///
/// If the system can exchange two names in one step, there's always a folder at
/// `old`.
pub fn swap(fresh: &Path, old: &Path) -> Result<()> {
    match old.exists() {
        false => fs::rename(fresh, old)?,
        true => exchange(fresh, old).or_else(|_| exchange_in_steps(fresh, old))?,
    }
    if let Some(folder) = old.parent() {
        sync_folder(folder);
    }
    Ok(())
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
fn exchange(fresh: &Path, old: &Path) -> Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, fresh, CWD, old, RenameFlags::EXCHANGE)?)
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn exchange(_: &Path, _: &Path) -> Result<()> {
    Err(std::io::ErrorKind::Unsupported.into())
}

fn exchange_in_steps(fresh: &Path, old: &Path) -> Result<()> {
    let parked = fresh.with_extension("old");
    fs::rename(old, &parked)?;
    if let Err(error) = fs::rename(fresh, old) {
        fs::rename(&parked, old)?;
        return Err(error);
    }
    fs::rename(&parked, fresh)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;

    fn folder(home: &Path, name: &str) -> std::path::PathBuf {
        let path = home.join(name);
        fs::create_dir(&path).unwrap();
        fs::write(path.join("name"), name).unwrap();
        path
    }

    fn name_in(path: &Path) -> String {
        fs::read_to_string(path.join("name")).unwrap()
    }

    #[test]
    fn the_two_ways_exchange_the_folders_alike() {
        for way in [swap, exchange_in_steps] {
            let home = tempfile::tempdir().unwrap();
            let fresh = folder(home.path(), "fresh");
            let old = folder(home.path(), "old");
            way(&fresh, &old).unwrap();
            assert_eq!(name_in(&old), "fresh");
            assert_eq!(name_in(&fresh), "old");
        }
    }

    #[test]
    fn a_missing_folder_is_moved_into_place() {
        let home = tempfile::tempdir().unwrap();
        let fresh = folder(home.path(), "fresh");
        let old = home.path().join("old");
        swap(&fresh, &old).unwrap();
        assert_eq!(name_in(&old), "fresh");
        assert!(!fresh.exists());
    }
}
