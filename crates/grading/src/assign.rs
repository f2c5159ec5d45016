//! Handing out: a project that students can work on with Cargo and nothing
//! else.

mod platform;
mod project_files;
mod readme;
mod recorded_checks;

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::assignment::Assignment;
use othellier_project::cargo::Cargo;
use othellier_project::catalog;
use othellier_project::files::{ensure_writable, fingerprint, save, walk};
use othellier_project::published_folder::PublishedFolder;
use othellier_project::repository::Repository;
pub use platform::Platform;

/// What a teacher asks for.
#[derive(Debug, Clone, Default, Args)]
pub struct AssignmentRequest {
    /// Chapters and exercises, such as 2 or 2.1 2.3
    #[arg(value_name = "NUMBER", required = true)]
    pub exercises: Vec<String>,
    /// The title [default: the numbers of the exercises]
    #[arg(long)]
    pub title: Option<String>,
    /// When it's due, such as 2027-01-31 or 2027-01-31T18:00
    #[arg(long, value_name = "TIME")]
    pub due: Option<String>,
    /// Change what exercises are worth, as in 2.1=15,2.3=5
    #[arg(long, value_name = "NUMBER=POINTS", value_delimiter = ',')]
    pub points: Vec<String>,
    /// Add what a platform needs that tries or grades the answers
    #[arg(long = "for", value_name = "PLATFORM", value_enum)]
    pub platform: Option<Platform>,
    /// Include the crates it depends on, so nothing has to be downloaded
    #[arg(long)]
    pub vendor: bool,
}

/// The files of a project, by their places in it.
type Files = BTreeMap<PathBuf, Vec<u8>>;

/// The folder in which a zip file has them, unless a platform wants them outside.
const TOP_IN_ZIP: &str = "assignment/";

/// Writes an assignment into a folder that's new or empty. Fails when the request is
/// wrong, or the folder holds anything: answers that someone has started, say. Then
/// the folder doesn't change.
pub fn to_folder(repository: &Repository, request: &AssignmentRequest, out: &Path) -> Result<()> {
    let assigned = assigned(repository, request)?;
    let folder = PublishedFolder {
        replaces: None,
        example: "--out handout",
    };
    folder.publish(out, |fresh| {
        write(
            fresh,
            &project_files::collect(repository, &assigned, request)?,
        )?;
        complete(fresh, request.vendor)
    })
}

/// Writes an assignment into a new zip file. The same request gives the same bytes.
/// Fails when the request is wrong, something of this name is there, or the file
/// can't be written. Then what's there doesn't change.
pub fn to_zip(repository: &Repository, request: &AssignmentRequest, file: &Path) -> Result<()> {
    ensure_missing(file)?;
    let file = std::path::absolute(file)?;
    ensure_writable(file.parent().context("--zip names a folder")?)?;
    let aside = tempfile::tempdir()?;
    let folder = aside.path().join("assignment");
    to_folder(repository, request, &folder)?;
    ensure_missing(&file)?;
    let is_outside = request.platform.is_some_and(Platform::grades);
    let top = if is_outside { "" } else { TOP_IN_ZIP };
    save(&file, pack(&read_all(&folder)?, top)?)
}

/// Makes sure that there's nothing of this name.
fn ensure_missing(file: &Path) -> Result<()> {
    ensure!(
        file.symlink_metadata().is_err(),
        "{} is there already; name a new file, such as --zip handout.zip",
        file.display()
    );
    Ok(())
}

/// What's assigned, with the teacher's title, date and points.
fn assigned(repository: &Repository, request: &AssignmentRequest) -> Result<Assignment> {
    let packages = catalog::packages(repository)?;
    let numbers = request.exercises.join(",");
    let mut assigned = Assignment::of_numbers(&numbers, &packages)?;
    if let Some(title) = &request.title {
        assigned.title.clone_from(title);
    }
    assigned.due = request.due.as_ref().map(|due| due.replace('T', " "));
    if let Some(due) = &assigned.due {
        super::deadline::parse(due)?;
    }
    for change in &request.points {
        change_points(&mut assigned, change)?;
    }
    assigned.tasks(&packages)?;
    let seed = fingerprint([toml::to_string(&assigned)?]);
    assigned.seed = u32::from_str_radix(&seed[..8], 16)?;
    Ok(assigned)
}

/// Changes the points of an exercise, as in `2.1=15`.
fn change_points(assigned: &mut Assignment, change: &str) -> Result<()> {
    let advice = "write the number of an exercise and its points, as in 2.1=15";
    let (number, points) = change
        .split_once('=')
        .with_context(|| format!("{change:?} doesn't say which points: {advice}"))?;
    let points = points
        .parse()
        .ok()
        .with_context(|| format!("{points:?} isn't a number of points: {advice}"))?;
    let mut listed = assigned.exercises.iter_mut();
    match listed.find(|exercise| exercise.number == number) {
        Some(exercise) => exercise.points = points,
        None => bail!("exercise {number} isn't in this assignment: {advice}"),
    }
    Ok(())
}

fn write(folder: &Path, files: &Files) -> Result<()> {
    files
        .iter()
        .try_for_each(|(name, bytes)| save(&folder.join(name), bytes))
}

/// Reduces the lock file to what the project needs, and downloads that if it
/// should come along.
fn complete(folder: &Path, vendor: bool) -> Result<()> {
    let metadata = || Cargo::new(folder, "metadata").args(["--format-version=1"]);
    if metadata().args(["--offline"]).output().is_err() {
        metadata().output()?;
    }
    if vendor {
        let vendor = Cargo::new(folder, "vendor").args(["--locked", "vendor"]);
        save(&folder.join(".cargo/config.toml"), vendor.output()?)?;
    }
    Ok(())
}

fn read_all(folder: &Path) -> Result<Files> {
    let read = |path: PathBuf| Ok((path.strip_prefix(folder)?.to_owned(), open(&path)?));
    walk(folder)?.into_iter().map(read).collect()
}

/// A zip file of these files, ordered by name, all with the same time. Scripts can
/// be executed.
fn pack(files: &Files, top: &str) -> Result<Vec<u8>> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default());
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        let name = name.to_string_lossy().replace('\\', "/");
        let mode = if bytes.starts_with(b"#!") {
            0o755
        } else {
            0o644
        };
        archive.start_file(format!("{top}{name}"), options.unix_permissions(mode))?;
        archive.write_all(bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}

/// One of our own files. An error names it.
fn open(file: &Path) -> Result<Vec<u8>> {
    fs::read(file).with_context(|| format!("can't read {}", file.display()))
}
