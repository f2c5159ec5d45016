//! The students of the class, and what each has handed in.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use jiff::civil::DateTime;

use super::intake::contents::{OTHER_ARCHIVES, ending};
use super::intake::folder_name::{self, Owner};
use super::intake::roster::Row;

/// A student, and what came in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submission {
    /// What identifies this student.
    pub id: String,
    /// The student's name.
    pub name: String,
    /// The email address, if it is known.
    pub email: Option<String>,
    /// The folder or archive, if something came in.
    pub path: Option<PathBuf>,
    /// When it came in, if the roster says it.
    pub submitted: Option<DateTime>,
    /// What is to be said about it.
    pub remarks: Vec<String>,
}

/// The submissions in a folder and the students of the roster, by name.
///
/// # Errors
///
/// When the folder cannot be read or is empty.
pub fn list(folder: &Path, roster: &[Row]) -> anyhow::Result<Vec<Submission>> {
    let mut all: Vec<Submission> = Vec::new();
    for path in entries(folder)? {
        add(&mut all, of_entry(path, roster));
    }
    for row in roster {
        let is_it = |one: &&Submission| one.id == id_of(row);
        if all.iter().find(is_it).is_none() {
            all.push(of_row(row));
        }
    }
    ensure!(
        !all.is_empty(),
        "no submission in {}: it must hold a folder or a zip file a student",
        folder.display()
    );
    all.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
    Ok(all)
}

/// The files beside the submissions that look like somebody's work: Moodle can
/// put all files of a class into one folder.
///
/// # Errors
///
/// When the folder cannot be read.
pub fn loose(folder: &Path) -> anyhow::Result<Vec<String>> {
    let all = every_entry(folder)?;
    let files = all.iter().filter(|path| !is_submission(path));
    let names = files.map(|path| file_name(path));
    let is_work = |name: &String| {
        let typed = folder_name::is_typed_text(name);
        ending(name) == "rs" || folder_name::is_from_moodle(name) && !typed
    };
    Ok(names.filter(is_work).collect())
}

/// The folders and archives in a folder, in order.
fn entries(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut paths = every_entry(folder)?;
    paths.retain(|path| {
        let name = file_name(path);
        let hidden = name.starts_with('.') || name == "__MACOSX";
        !hidden && !folder_name::is_typed_text(&name) && is_submission(path)
    });
    Ok(paths)
}

/// All that is in a folder, in order.
fn every_entry(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| {
        format!("the folder {} cannot be read", folder.display())
    })?;
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry?.path());
    }
    paths.sort();
    Ok(paths)
}

/// A folder, or an archive of whatever kind; a list or a note beside the
/// submissions is none. A link that leads nowhere may be one.
fn is_submission(path: &Path) -> bool {
    let ending = ending(&file_name(path));
    let is_folder = path.is_dir() || path.is_symlink() && !path.exists();
    is_folder || ending == "zip" || OTHER_ARCHIVES.contains(&&*ending)
}

fn file_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The name of a submission without the ending of an archive.
fn stem(path: &Path) -> String {
    let name = file_name(path);
    match path.is_dir() {
        true => name,
        false => {
            let stem = path.file_stem().unwrap_or_default();
            let stem = stem.to_string_lossy();
            stem.strip_suffix(".tar").unwrap_or(&stem).to_owned()
        }
    }
}

fn of_entry(path: PathBuf, roster: &[Row]) -> Submission {
    let named = folder_name::read(&stem(&path));
    let row = roster.iter().find(|r| r.is_of(&file_name(&path), &named));
    let mut submission = match row {
        Some(row) => of_row(row),
        None => of_name(named, !roster.is_empty()),
    };
    submission.path = Some(path);
    submission
}

fn of_name(named: Owner, missed: bool) -> Submission {
    let mut remarks = Vec::new();
    if missed {
        remarks.push("The roster does not have this student.".to_owned());
    }
    Submission {
        id: named.id,
        name: named.name,
        email: None,
        path: None,
        submitted: None,
        remarks,
    }
}

fn id_of(row: &Row) -> String {
    match row.id.is_empty() {
        true => row.name.clone(),
        false => row.id.clone(),
    }
}

fn of_row(row: &Row) -> Submission {
    let name = match row.name.is_empty() {
        true => row.id.clone(),
        false => row.name.clone(),
    };
    Submission {
        id: id_of(row),
        name,
        email: Some(row.email.clone()).filter(|email| !email.is_empty()),
        path: None,
        submitted: row.submitted,
        remarks: Vec::new(),
    }
}

/// Adds a submission. Of two with the same id the second is called by its file,
/// so that neither hides the other.
fn add(all: &mut Vec<Submission>, mut new: Submission) {
    if let Some(old) = all.iter_mut().find(|old| old.id == new.id) {
        let name = |one: &Submission| {
            file_name(one.path.as_deref().unwrap_or(Path::new("")))
        };
        let (first, second) = (name(old), name(&new));
        old.remarks.push(format!("There is also {second}."));
        new.remarks.push(format!("There is also {first}."));
        new.id = format!("{} ({second})", new.id);
    }
    all.push(new);
}
