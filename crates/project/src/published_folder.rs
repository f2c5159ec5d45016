//! Folders that the companion writes: all at once, and never over something
//! that someone would miss.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::files::{list, sync_folder};

/// A kind of folder that we write.
pub struct PublishedFolder {
    /// What may be replaced.
    pub replaced: Option<Replaceable>,
    /// How to name one on the command line.
    pub example: &'static str,
}

/// A kind of folder in which nobody keeps anything.
#[derive(Clone, Copy)]
pub struct Replaceable {
    /// The file that marks it.
    pub marker: &'static str,
    /// What it is, as in `a built book`.
    pub kind: &'static str,
}

impl PublishedFolder {
    /// Lets `fill` fill the folder next to its place, and moves it there when it's
    /// complete. Fails when `out` holds something else, or it can't be filled. Then
    /// `out` doesn't change.
    pub fn publish(&self, out: &Path, fill: impl FnOnce(&Path) -> Result<()>) -> Result<()> {
        let out = self.place(out)?;
        // From next to its destination, a folder can be moved there in one
        // step.
        let parent = out
            .parent()
            .context("the root of the file system isn't a place")?;
        let aside = tempfile::Builder::new()
            .prefix(".othellier-")
            .tempdir_in(parent)
            .with_context(|| format!("can't write to {}", parent.display()))?;
        let fresh = aside.path().join("fresh");
        fs::create_dir(&fresh)?;
        fill(&fresh)?;
        // That took a while, and someone may be working in there.
        self.place(&out)?;
        replace(&fresh, &out).with_context(|| format!("can't replace {}", out.display()))
    }

    /// The absolute path of `out`, with its parent made, once it is sure that
    /// nothing of value is there.
    fn place(&self, out: &Path) -> Result<PathBuf> {
        if out.exists() {
            let advice = format!("name a new or an empty folder, such as {}", self.example);
            let name = out.display();
            ensure!(out.is_dir(), "{name} is a file; {advice}");
            let is_ours = |replaced: Replaceable| out.join(replaced.marker).is_file();
            let but = self
                .replaced
                .map(|replaced| format!(" that aren't {}", replaced.kind));
            ensure!(
                list(out)?.is_empty() || self.replaced.is_some_and(is_ours),
                "{name} has files in it{}; {advice}",
                but.unwrap_or_default()
            );
            return Ok(out.canonicalize()?);
        }
        let out = std::path::absolute(out)?;
        if let Some(parent) = out.parent() {
            fs::create_dir_all(parent)
                .with_context(|| format!("can't make the folder {}", parent.display()))?;
        }
        Ok(out)
    }
}

/// Puts the folder `fresh` in the place of `old`, which may be missing. What
/// was at `old` is at `fresh` afterward. Both must be on the same file system.
///
/// If the system can exchange two names in one step, there's always a folder at
/// `old`.
fn replace(fresh: &Path, old: &Path) -> io::Result<()> {
    if old.exists() {
        exchange(fresh, old).or_else(|_| exchange_in_steps(fresh, old))?
    } else {
        fs::rename(fresh, old)?
    }
    if let Some(folder) = old.parent() {
        sync_folder(folder);
    }
    Ok(())
}

#[cfg(any(target_os = "linux", target_os = "macos"))]
fn exchange(fresh: &Path, old: &Path) -> io::Result<()> {
    use rustix::fs::{CWD, RenameFlags, renameat_with};
    Ok(renameat_with(CWD, fresh, CWD, old, RenameFlags::EXCHANGE)?)
}

#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn exchange(_: &Path, _: &Path) -> io::Result<()> {
    Err(io::ErrorKind::Unsupported.into())
}

fn exchange_in_steps(fresh: &Path, old: &Path) -> io::Result<()> {
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
        for way in [replace, exchange_in_steps] {
            let home = tempfile::tempdir().unwrap();
            let fresh = folder(home.path(), "fresh");
            let old = folder(home.path(), "old");
            way(&fresh, &old).unwrap();
            assert_eq!(name_in(&old), "fresh");
            assert_eq!(name_in(&fresh), "old");
        }
    }
}
