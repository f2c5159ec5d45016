//! The compiled chapters, in a folder of their own.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::Context;

use super::build::Libraries;
use othellier_project::files::save;

/// Copies the compiled libraries, except the crate `checks`, into a folder of
/// their own, because Cargo puts them next to much else. Returns the names of
/// the files.
pub fn collect(libraries: &Libraries, folder: &Path) -> anyhow::Result<BTreeMap<String, String>> {
    fs::create_dir_all(folder)?;
    let mut names = BTreeMap::new();
    for (name, file) in libraries.iter().filter(|(name, _)| *name != "checks") {
        let base = file.file_name().context("a library has a name")?;
        copy(file, &folder.join(base))?;
        names.insert(name.clone(), base.to_string_lossy().into_owned());
    }
    Ok(names)
}

/// Copies a file, unless it's there. Another run may be reading or copying it
/// at the same time, so it must appear whole.
fn copy(from: &Path, to: &Path) -> anyhow::Result<()> {
    let new = fs::read(from)?;
    if fs::read(to).is_ok_and(|old| old == new) { Ok(()) } else { save(to, new) }
}

#[cfg(test)]
mod tests {
    use super::copy;
    use std::fs;
    use std::thread;

    #[test]
    fn a_library_is_whole_while_others_copy_it_too() {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("from"), folder.path().join("to"));
        fs::write(&from, vec![7; 1 << 20]).unwrap();
        let copy_and_read = || {
            copy(&from, &to).unwrap();
            assert_eq!(fs::read(&to).unwrap().len(), 1 << 20);
        };
        for _ in 0..50 {
            let _ = fs::remove_file(&to);
            thread::scope(|scope| {
                (0..4).for_each(|_| drop(scope.spawn(copy_and_read)));
            });
        }
    }
}
