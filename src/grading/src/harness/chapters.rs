//! The compiled chapters, in a folder of their own.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Context;

use super::build::Libraries;

/// Copies the compiled libraries into a folder of their own, all but the crate
/// `checks`: where Cargo puts them, much else is beside them. Gives the names of
/// the files.
pub fn collect(
    libraries: &Libraries,
    folder: &Path,
) -> anyhow::Result<BTreeMap<String, String>> {
    fs::create_dir_all(folder)?;
    let mut names = BTreeMap::new();
    for (name, file) in libraries.iter().filter(|(name, _)| *name != "checks") {
        let base = file.file_name().context("a library has a name")?;
        copy(file, &folder.join(base))?;
        names.insert(name.clone(), base.to_string_lossy().into_owned());
    }
    Ok(names)
}

/// Copies a file, unless it is there: somebody may be reading it.
fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    let new = fs::read(from)?;
    match fs::read(to).is_ok_and(|old| old == new) {
        true => Ok(()),
        false => Ok(fs::write(to, new)?),
    }
}
