//! Folders that the companion writes: all at once, and never over something
//! that someone would miss.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::swap;

/// A kind of folder that we write.
pub struct Folder {
    /// The file that marks such a folder.
    pub marker: &'static str,
    /// What it is, such as `a built book`.
    pub kind: &'static str,
    /// How to name one on the command line.
    pub example: &'static str,
}

impl Folder {
    /// Lets `fill` fill the folder next to its place, and moves it there when
    /// it's complete.
    ///
    /// # Errors
    ///
    /// When `out` holds something else, or it can't be filled. Then `out`
    /// doesn't change.
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
        swap::swap(&fresh, &out).with_context(|| format!("can't replace {}", out.display()))
    }

    /// The absolute path of `out`, with its parent made, once it is sure that
    /// nothing of value is there.
    fn place(&self, out: &Path) -> Result<PathBuf> {
        if out.exists() {
            let Folder { kind, example, .. } = self;
            let advice = format!("name a new or an empty folder, such as {example}");
            let name = out.display();
            ensure!(out.is_dir(), "{name} is a file; {advice}");
            ensure!(
                is_empty(out)? || out.join(self.marker).is_file(),
                "{name} has files in it that aren't {kind}; {advice}"
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

fn is_empty(folder: &Path) -> Result<bool> {
    let mut entries = fs::read_dir(folder)
        .with_context(|| format!("can't read the folder {}", folder.display()))?;
    Ok(entries.next().is_none())
}
