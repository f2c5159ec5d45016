//! Writes assignments: projects that students can work on with nothing but Cargo.

mod platform;
mod project_files;
mod readme;
mod recorded_checks;

use std::collections::BTreeMap;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::assignment::Assignment;
use othellier_project::cargo::Cargo;
use othellier_project::catalog;
use othellier_project::files::{
    ensure_writable, fingerprint, portable_path, read_bytes, save, walk,
};
use othellier_project::published_folder::PublishedFolder;
use othellier_project::repository::Repository;
pub use platform::Platform;

/// The options of the `assign` command, without the output path.
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
    /// Leave out the hints, of which there are three for each exercise
    #[arg(long)]
    pub no_hints: bool,
}

/// The files of a project, by their relative paths.
type Files = BTreeMap<PathBuf, Vec<u8>>;

/// The folder in a zip archive that contains the project, unless a platform needs its files
/// at the top.
const FOLDER_IN_ZIP: &str = "assignment/";

/// Writes an assignment into a new or empty folder.
///
/// # Errors
///
/// Returns an error if the request isn't valid, or if the folder isn't empty: it may contain
/// answers. The folder is unchanged then.
pub fn write_folder(
    repository: &Repository,
    request: &AssignmentRequest,
    out: &Path,
) -> Result<()> {
    let assignment = create_assignment(repository, request)?;
    let folder = PublishedFolder {
        replaces: None,
        example: "--out handout",
    };
    folder.publish(out, |dir| {
        let files = project_files::collect(repository, &assignment, request)?;
        for (path, bytes) in &files {
            save(&dir.join(path), bytes)?;
        }
        complete_lock_file(dir)?;
        if request.vendor {
            vendor_dependencies(dir)?;
        }
        Ok(())
    })
}

/// Writes an assignment into a new zip file. The same request produces the same bytes.
///
/// # Errors
///
/// Returns an error if the request isn't valid, or if the file exists or can't be written.
/// An existing file is unchanged then.
pub fn write_zip(repository: &Repository, request: &AssignmentRequest, file: &Path) -> Result<()> {
    ensure_missing(file)?;
    let file = std::path::absolute(file)?;
    ensure_writable(file.parent().context("--zip names a folder")?)?;
    let temp_dir = tempfile::tempdir()?;
    let folder = temp_dir.path().join("assignment");
    write_folder(repository, request, &folder)?;
    ensure_missing(&file)?;
    let is_at_top = request.platform.is_some_and(Platform::is_grader);
    let prefix = if is_at_top { "" } else { FOLDER_IN_ZIP };
    save(&file, zip_archive(&read_folder(&folder)?, prefix)?)
}

/// Fails if the file exists.
fn ensure_missing(file: &Path) -> Result<()> {
    ensure!(
        file.symlink_metadata().is_err(),
        "{} is there already; name a new file, such as --zip handout.zip",
        file.display()
    );
    Ok(())
}

/// Returns the assignment with the requested title, deadline and points. Its seed is derived
/// from these.
fn create_assignment(repository: &Repository, request: &AssignmentRequest) -> Result<Assignment> {
    let packages = catalog::packages(repository)?;
    let mut assignment = Assignment::from_numbers(&request.exercises.join(","), &packages)?;
    if let Some(title) = &request.title {
        assignment.title.clone_from(title);
    }
    assignment.due = request.due.as_ref().map(|due| due.replace('T', " "));
    if let Some(due) = &assignment.due {
        super::deadline::parse(due)?;
    }
    for change in &request.points {
        change_points(&mut assignment, change)?;
    }
    assignment.resolve(&packages)?;
    let hash = fingerprint([toml::to_string(&assignment)?]);
    assignment.seed = u32::from_str_radix(&hash[..8], 16)?;
    Ok(assignment)
}

/// Changes the points of an exercise, as in `2.1=15`.
fn change_points(assignment: &mut Assignment, change: &str) -> Result<()> {
    let advice = "write the number of an exercise and its points, as in 2.1=15";
    let (number, points) = change
        .split_once('=')
        .with_context(|| format!("{change:?} doesn't say which points: {advice}"))?;
    let points = points
        .parse()
        .ok()
        .with_context(|| format!("{points:?} isn't a number of points: {advice}"))?;
    match assignment
        .exercises
        .iter_mut()
        .find(|exercise| exercise.number == number)
    {
        Some(exercise) => exercise.points = points,
        None => bail!("exercise {number} isn't in this assignment: {advice}"),
    }
    Ok(())
}

/// Reduces the repository's lock file to the packages that the project needs. Uses the
/// network only if it doesn't work offline.
fn complete_lock_file(dir: &Path) -> Result<()> {
    let metadata = || Cargo::new(dir, "metadata").args(["--format-version=1"]);
    if metadata().args(["--offline"]).output().is_err() {
        metadata().output()?;
    }
    Ok(())
}

/// Copies all dependencies into the project.
fn vendor_dependencies(dir: &Path) -> Result<()> {
    let config = Cargo::new(dir, "vendor")
        .args(["--locked", "vendor"])
        .output()?;
    save(&dir.join(".cargo/config.toml"), config)
}

fn read_folder(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    for path in walk(folder)? {
        let bytes = read_bytes(&path)?;
        files.insert(path.strip_prefix(folder)?.to_owned(), bytes);
    }
    Ok(files)
}

/// Returns a zip archive of the files, sorted by name and with the same modification time, so
/// that it's reproducible. Scripts are executable.
fn zip_archive(files: &Files, prefix: &str) -> Result<Vec<u8>> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default());
    let mut archive = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in files {
        let path = portable_path(path);
        let is_script = bytes.starts_with(b"#!");
        let mode = if is_script { 0o755 } else { 0o644 };
        archive.start_file(format!("{prefix}{path}"), options.unix_permissions(mode))?;
        archive.write_all(bytes)?;
    }
    Ok(archive.finish()?.into_inner())
}
