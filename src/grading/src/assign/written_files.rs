//! What `assign` wrote, so that it replaces that and nothing else: a list of
//! fingerprints among the files of an assignment.

use std::collections::BTreeMap;
use std::fs;
use std::io::{ErrorKind, Read as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use othellier_project::files::{fingerprint, read, walk};
use zip::ZipArchive;

use super::{Files, TOP_IN_ZIP};
use crate::assignment;

/// The name of the list.
pub const FILE: &str = ".written-files";

/// The list of these files: a line for each, with its fingerprint and its
/// place.
pub fn list(files: &Files) -> String {
    let line = |(place, bytes): (&PathBuf, &Vec<u8>)| {
        format!("{} {}\n", fingerprint([bytes]), slashed(place))
    };
    files.iter().map(line).collect()
}

/// Makes sure that an assignment's folder holds what `assign` wrote, unchanged, and
/// nothing else. Fails with a sentence that names the first file that isn't so.
pub fn ensure_unchanged(folder: &Path) -> Result<()> {
    if !folder.join(assignment::FILE).is_file() {
        return Ok(());
    }
    let list = folder.join(FILE);
    ensure!(
        list.is_file(),
        "{} is missing, so there's no telling which files in {} are yours; {ADVICE}",
        list.display(),
        folder.display()
    );
    let listed = fingerprints(&read(&list)?);
    for path in walk(folder)? {
        let (name, place) = (path.display(), slashed(path.strip_prefix(folder)?));
        let Some(written) = listed.get(&place) else {
            ensure!(place == FILE, "`assign` didn't write {name}; {ADVICE}");
            continue;
        };
        let is_same =
            path.symlink_metadata()?.is_file() && *written == fingerprint([super::open(&path)?]);
        ensure!(is_same, "{name} has changed since `assign` wrote it; {ADVICE}");
    }
    Ok(())
}

/// Makes sure that there's no file with this name, or that it's a zip file from
/// `assign`. Fails with a sentence that says what is there instead.
pub fn ensure_ours(zip: &Path) -> Result<()> {
    let about = match fs::symlink_metadata(zip) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(()),
        about => about.with_context(|| zip.display().to_string())?,
    };
    if about.is_file() && is_ours(zip).unwrap_or(false) {
        Ok(())
    } else {
        bail!(
            "{} isn't a zip file that `assign` wrote, or it has changed since; \
             name a new file, such as --zip handout.zip",
            zip.display()
        )
    }
}

/// Whether each entry of a zip file matches its list.
fn is_ours(zip: &Path) -> Result<bool> {
    let mut archive = ZipArchive::new(fs::File::open(zip)?)?;
    let mut text = String::new();
    let top = match archive.by_name(&format!("{TOP_IN_ZIP}{FILE}")) {
        Ok(_) => TOP_IN_ZIP,
        Err(_) => "",
    };
    archive.by_name(&format!("{top}{FILE}"))?.read_to_string(&mut text)?;
    let listed = fingerprints(&text);
    for number in 0..archive.len() {
        let mut entry = archive.by_index(number)?;
        let name = entry.name()?.into_owned();
        let place = name.strip_prefix(top).unwrap_or_default().to_owned();
        let mut bytes = Vec::new();
        entry.read_to_end(&mut bytes)?;
        if place != FILE && listed.get(&place) != Some(&fingerprint([&bytes])) {
            return Ok(false);
        }
    }
    Ok(true)
}

const ADVICE: &str = "name a new folder, such as --out handout, or move what \
                      you want to keep out of this one";

/// The fingerprints in a list, by the places of the files.
fn fingerprints(list: &str) -> BTreeMap<String, String> {
    let lines = list.lines().filter_map(|line| line.split_once(' '));
    lines.map(|(print, place)| (place.to_owned(), print.to_owned())).collect()
}

fn slashed(place: &Path) -> String {
    place.to_string_lossy().replace('\\', "/")
}
