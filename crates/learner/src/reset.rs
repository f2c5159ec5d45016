//! Resetting an exercise to its starter.

use std::fs::{self, File};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use othellier_project::files::{read, save};
use othellier_project::starter::is_same_text;

use crate::course::{Course, CourseEntry};

/// The effect of a reset.
pub(crate) enum Reset {
    /// None, because the answer is the starter already.
    Unneeded,
    /// The file was missing and is restored.
    Restored,
    /// The starter replaced the answer, which is kept in this file.
    Replaced(PathBuf),
}

/// Replaces an answer by the starter, and keeps the answer in a backup file.
///
/// # Errors
///
/// Returns an error if the starter can't be read, or a file can't be written. The answer is then
/// unchanged.
pub(crate) fn reset(course: &Course, entry: CourseEntry) -> Result<Reset> {
    let path = entry.answer_path();
    let starter = read(&entry.package.starter_path(entry.exercise))
        .with_context(|| format!("{} stays as it is", course.relative_path(&path)))?;
    let reset = match fs::read(&path) {
        Ok(answer) if is_same_text(&String::from_utf8_lossy(&answer), &starter) => {
            return Ok(Reset::Unneeded);
        }
        Ok(answer) => Reset::Replaced(write_backup(&path, &answer)?),
        Err(error) if error.kind() == ErrorKind::NotFound => Reset::Restored,
        Err(error) => {
            return Err(error)
                .with_context(|| format!("can't read {}", course.relative_path(&path)));
        }
    };
    save(&path, &starter)?;
    Ok(reset)
}

/// Writes an answer beside its file, to the first unused name `NAME.rs.1.bak`,
/// `NAME.rs.2.bak` and so on.
fn write_backup(file: &Path, answer: &[u8]) -> Result<PathBuf> {
    for number in 1.. {
        let path = file.with_extension(format!("rs.{number}.bak"));
        match File::create_new(&path) {
            Ok(mut backup) => {
                backup.write_all(answer)?;
                backup.sync_all()?;
                return Ok(path);
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => {
                return Err(error).with_context(|| format!("can't write {}", path.display()));
            }
        }
    }
    unreachable!("there are more numbers than files")
}
