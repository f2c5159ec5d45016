//! Back to the beginning. Git has the starter, so we don't have to keep it.

use std::fs::{self, File};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use anyhow::Context;

use super::course::{Course, CourseEntry};
use othellier_project::files::save;
use othellier_project::starter;

/// What a reset has done.
pub(super) enum Reset {
    /// Nothing: the starter was there already.
    Unneeded,
    /// The file was gone, and the starter is there again.
    Restored,
    /// The starter is there again, and the answer is kept in this file.
    Kept(PathBuf),
}

/// Puts the starter of an exercise back, and keeps the answer. Does nothing if the
/// starter is already there. Fails when git doesn't have the starter, or a file
/// can't be written. Then the answer doesn't change.
pub(super) fn reset(course: &Course, entry: CourseEntry) -> anyhow::Result<Reset> {
    let file = entry.answer();
    let starter = starter::from_git(&file)
        .with_context(|| format!("{} stays as it is", course.shown(&file)))?;
    let answer = match fs::read(&file) {
        Ok(answer) if answer == starter.as_bytes() => {
            return Ok(Reset::Unneeded);
        }
        Ok(answer) => Some(answer),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => {
            return Err(error).with_context(|| format!("can't read {}", course.shown(&file)));
        }
    };
    let backup = answer.map(|answer| keep(&file, &answer)).transpose()?;
    save(&file, &starter)?;
    Ok(backup.map_or(Reset::Restored, Reset::Kept))
}

/// Keeps an answer beside its file, under a name that isn't taken.
fn keep(file: &Path, answer: &[u8]) -> anyhow::Result<PathBuf> {
    for number in 1.. {
        let backup = file.with_extension(format!("rs.{number}.bak"));
        match File::create_new(&backup) {
            Ok(mut fresh) => {
                fresh.write_all(answer)?;
                fresh.sync_all()?;
                return Ok(backup);
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => {
                return Err(error).with_context(|| format!("can't write {}", backup.display()));
            }
        }
    }
    unreachable!("one of all the numbers is free")
}
