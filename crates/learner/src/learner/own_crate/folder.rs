//! The folder in which a reader types along: a crate for each chapter.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use othellier_project::manifest::Manifest;
use othellier_project::repository::Chapter;

/// The folder, as an absolute path.
pub(super) struct OwnFolder(PathBuf);

impl OwnFolder {
    /// The folder with the crate of this chapter in it, or the one around it if
    /// the crate itself was named.
    pub(super) fn open(chapter: &Chapter, folder: &Path) -> anyhow::Result<OwnFolder> {
        let (shown, name) = (folder.display(), &chapter.name);
        ensure!(
            folder.is_dir(),
            "there's no folder {shown}: write where your crates are, such as ../my-othello"
        );
        let path = folder.canonicalize()?;
        let path = match Manifest::read(&path) {
            Ok(manifest) if manifest.package_name().is_some() => {
                path.parent().context("a crate needs a folder around it")?
            }
            _ => &path,
        };
        let own = OwnFolder(path.to_owned());
        if own.package(name).is_some() {
            let lib = own.0.join(name).join("src/lib.rs");
            ensure!(
                lib.is_file(),
                "{} is missing: the first listing of the chapter goes there",
                lib.display()
            );
            return Ok(own);
        }
        let is_crate = own.0.join(name).is_dir();
        let has_manifest = own.0.join("Cargo.toml").is_file();
        let begin = format!("make it with `cargo new --lib {name}`");
        match (is_crate, has_manifest) {
            (true, _) => bail!("{shown}/{name} has no Cargo.toml: {begin}"),
            (_, true) => bail!("there's no crate {name} in {shown}: {begin}"),
            _ => bail!(
                "{shown} has no Cargo.toml and no crate {name}: give me the \
                 folder that you made for typing along"
            ),
        }
    }

    /// Where the folder is.
    pub(super) fn path(&self) -> &Path {
        &self.0
    }

    /// The manifest of the crate with this name, if the reader has one.
    pub(super) fn package(&self, name: &str) -> Option<Manifest> {
        let manifest = Manifest::read(&self.0.join(name)).ok()?;
        (manifest.package_name() == Some(name)).then_some(manifest)
    }
}
