//! The folder in which a reader types along, with a crate for each chapter.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use othellier_project::manifest::Manifest;
use othellier_project::repository::Chapter;

/// The absolute path of the folder.
pub(super) struct ReaderFolder(PathBuf);

impl ReaderFolder {
    /// Opens the folder with the chapter's crate. `folder` is that folder or the crate
    /// itself.
    ///
    /// # Errors
    ///
    /// Returns an error if there's no such crate, or it has no library. The message says what to
    /// do.
    pub(super) fn open(chapter: &Chapter, folder: &Path) -> anyhow::Result<ReaderFolder> {
        let (display, name) = (folder.display(), &chapter.name);
        ensure!(
            folder.is_dir(),
            "there's no folder {display}: write where your crates are, such as ../my-othello"
        );
        let path = folder
            .canonicalize()
            .with_context(|| format!("can't open {display}"))?;
        let is_crate =
            Manifest::read(&path).is_ok_and(|manifest| manifest.package_name().is_some());
        let path = if is_crate {
            path.parent().context("a crate needs a folder around it")?
        } else {
            &path
        };
        let reader_folder = ReaderFolder(path.to_owned());
        if reader_folder.manifest(name).is_some() {
            let lib = path.join(name).join("src/lib.rs");
            ensure!(
                lib.is_file(),
                "{} is missing: the first listing of the chapter goes there",
                lib.display()
            );
            return Ok(reader_folder);
        }
        let advice = format!("make it with `cargo new --lib {name}`");
        if path.join(name).is_dir() {
            bail!("{display}/{name} has no Cargo.toml: {advice}");
        }
        if path.join("Cargo.toml").is_file() {
            bail!("there's no crate {name} in {display}: {advice}");
        }
        bail!(
            "{display} has no Cargo.toml and no crate {name}: give me the \
             folder that you made for typing along"
        )
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// Returns the manifest of the reader's crate with this name, if there is one.
    pub(super) fn manifest(&self, name: &str) -> Option<Manifest> {
        let manifest = Manifest::read(&self.0.join(name)).ok()?;
        (manifest.package_name() == Some(name)).then_some(manifest)
    }
}
