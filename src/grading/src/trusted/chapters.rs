//! The compiled chapters, in a folder of their own.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fs;
use std::path::Path;

use anyhow::Context;
use toml::{Table, Value};

use othellier_project::cargo::{Artifact, Compiled};

/// Copies the compiled chapters into a folder of their own: where cargo
/// puts them, the checks stand beside them.
pub fn collect(
    built: &Compiled,
    folder: &Path,
) -> anyhow::Result<BTreeMap<String, String>> {
    let (mut named, mut all) = (BTreeMap::new(), BTreeSet::new());
    fs::create_dir_all(folder)?;
    for (name, file) in built.artifacts.iter().flat_map(libraries) {
        let base = file.file_name().context("a library has a name")?;
        copy(file, &folder.join(base))?;
        let base = base.to_string_lossy().into_owned();
        named.insert(name, base.clone());
        all.insert(base);
    }
    remove_others(folder, &all)?;
    Ok(named)
}

/// Of all libraries those that the exercises' manifest names.
pub fn only_named(
    manifest: &Table,
    mut all: BTreeMap<String, String>,
) -> BTreeMap<String, String> {
    let named = manifest.get("dependencies").and_then(Value::as_table);
    let named = named.into_iter().flat_map(Table::keys);
    let named: Vec<_> = named.map(|n| n.replace('-', "_")).collect();
    all.retain(|name, _| named.contains(name));
    all
}

/// Copies a file, unless it is there: somebody may be reading it.
fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    let new = fs::read(from)?;
    match fs::read(to).is_ok_and(|old| old == new) {
        true => Ok(()),
        false => Ok(fs::write(to, new)?),
    }
}

fn remove_others(
    folder: &Path,
    files: &BTreeSet<String>,
) -> anyhow::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !files.contains(&name) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// The compiled libraries of a package, with their names. Macros that a library
/// was compiled with are read again whenever it is used.
fn libraries(artifact: &Artifact) -> Vec<(String, &Path)> {
    let is_library = |file: &&Path| {
        let ending = file.extension().and_then(OsStr::to_str);
        ["rlib", "so", "dylib", "dll"].contains(&ending.unwrap_or_default())
    };
    let name = artifact.target.name.replace('-', "_");
    let files = artifact.filenames.iter().map(|file| file.as_std_path());
    let files = files.filter(is_library);
    files.map(|file| (name.clone(), file)).collect()
}
