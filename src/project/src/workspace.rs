//! A workspace beside the real one, whose packages are made by the companion.

use std::fs;
use std::path::Path;

use anyhow::bail;
use toml::{Table, Value};

use crate::files::{read, write};

/// Writes the manifest and the lock file of a workspace in `folder` that has
/// these members, each in the folder of its name. What the repository at
/// `root` has fixed holds there too.
///
/// # Errors
///
/// When a file cannot be read or written.
pub fn lay_out<'a>(
    root: &Path,
    folder: &Path,
    members: impl Iterator<Item = &'a str>,
) -> anyhow::Result<()> {
    write(&folder.join("Cargo.toml"), &manifest(root, members)?)?;
    if root.join("Cargo.lock").exists() {
        fs::copy(root.join("Cargo.lock"), folder.join("Cargo.lock"))?;
    }
    Ok(())
}

/// The workspace's own manifest with other members: the same lints, profiles
/// and dependencies hold.
fn manifest<'a>(
    root: &Path,
    members: impl Iterator<Item = &'a str>,
) -> anyhow::Result<String> {
    let mut manifest: Table = read(&root.join("Cargo.toml"))?.parse()?;
    manifest.retain(|key, _| ["workspace", "profile"].contains(&key));
    let Some(Value::Table(workspace)) = manifest.get_mut("workspace") else {
        bail!("{} is the root of no workspace", root.display());
    };
    workspace.remove("default-members");
    let members: Vec<_> = members.map(str::to_owned).collect();
    workspace.insert("members".into(), members.into());
    if let Some(Value::Table(all)) = workspace.get_mut("dependencies") {
        all.iter_mut().for_each(|(_, one)| anchor(root, one));
    }
    Ok(manifest.to_string())
}

/// Lets the path of a dependency begin at the root.
fn anchor(root: &Path, dependency: &mut Value) {
    if let Some(Value::String(path)) = dependency.get_mut("path") {
        *path = root.join(&*path).display().to_string();
    }
}
