//! A workspace beside the real one, whose packages are made by the companion.

use std::fs;
use std::path::Path;

use crate::files::write;
use crate::manifest::Manifest;

/// Writes the manifest and the lock file of a workspace in `folder` that has
/// these members, each in the folder of its name. The versions in the lock file
/// of the repository at `root` apply there, too.
///
/// # Errors
///
/// When a file can't be read or written.
pub fn lay_out<'a>(
    root: &Path,
    folder: &Path,
    members: impl Iterator<Item = &'a str>,
) -> anyhow::Result<()> {
    let manifest = manifest(root, members)?.to_string();
    write(&folder.join("Cargo.toml"), &manifest)?;
    if root.join("Cargo.lock").exists() {
        fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    }
    Ok(())
}

/// The workspace's own manifest with other members, and the same lints,
/// profiles and dependencies.
fn manifest<'a>(root: &Path, members: impl Iterator<Item = &'a str>) -> anyhow::Result<Manifest> {
    let mut manifest = Manifest::read(root)?;
    manifest.retain(&["workspace", "profile"]);
    manifest.set_members(members);
    manifest.anchor_paths(root);
    Ok(manifest)
}
