//! Handing out: a project that students can work on with Cargo and nothing
//! else.

mod project;
mod readme;

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail, ensure};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::assignment::{self, Manifest};
use othellier_project::catalog;
use othellier_project::folder::Folder;
use othellier_project::repository::Repository;
use othellier_project::starter;

/// What a teacher asks for.
#[derive(Debug, Clone, Default)]
pub struct Request {
    /// Chapters and exercises, such as `2` or `2.1`.
    pub exercises: Vec<String>,
    /// The title, where it is not made from the numbers.
    pub title: Option<String>,
    /// When it is due: `2027-01-31` or `2027-01-31 18:00`.
    pub due: Option<String>,
    /// Other points than the book gives: `2.1=15`.
    pub points: Vec<String>,
    /// Whether the crates of others come along, so that nothing has to be
    /// fetched.
    pub vendor: bool,
}

/// The files of a project, by their places in it.
type Files = BTreeMap<PathBuf, Vec<u8>>;

/// Writes an assignment into a folder.
///
/// # Errors
///
/// When the request is wrong, or the folder holds something else, such as
/// answers that somebody has begun; it is then as it was.
pub fn to_folder(
    repository: &Repository,
    request: &Request,
    out: &Path,
) -> Result<()> {
    let manifest = manifest(repository, request)?;
    let folder = Folder {
        marker: assignment::FILE,
        kind: "an assignment",
        example: "--out handout",
    };
    if let Some(answer) = begun(out) {
        bail!(
            "{} is an answer that somebody has begun; name a new folder, or \
             delete this one",
            answer.display()
        );
    }
    folder.publish(out, |fresh| {
        write(fresh, &project::files(repository, &manifest)?)?;
        complete(fresh, request.vendor)
    })
}

/// Writes an assignment into a zip file. The same request gives the same
/// bytes.
///
/// # Errors
///
/// When the request is wrong, or the file cannot be written; an old file is
/// then as it was.
pub fn to_zip(
    repository: &Repository,
    request: &Request,
    file: &Path,
) -> Result<()> {
    let aside = tempfile::tempdir()?;
    let folder = aside.path().join("assignment");
    to_folder(repository, request, &folder)?;
    let parent = file.parent().filter(|it| !it.as_os_str().is_empty());
    let parent = parent.unwrap_or(Path::new("."));
    let mut fresh = builder()
        .tempfile_in(parent)
        .with_context(|| format!("{} is not writable", parent.display()))?;
    pack(&read_all(&folder)?, fresh.as_file_mut())?;
    fresh.as_file().sync_all()?;
    fresh.persist(file)?;
    Ok(())
}

/// What the file is called until it is complete, and that others may read it
/// as they may read any file: students fetch it.
fn builder() -> tempfile::Builder<'static, 'static> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".unfinished-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder
}

/// An answer in an assignment that is no starter any more.
fn begun(assignment: &Path) -> Option<PathBuf> {
    let chapters = fs::read_dir(assignment.join("chapters")).ok()?;
    let folders = chapters.flatten().map(|it| it.path().join("exercises/src"));
    let files = folders.filter_map(|it| fs::read_dir(it).ok()).flatten();
    let mut files = files.flatten().map(|file| file.path());
    files.find(|file| {
        let text = fs::read_to_string(file);
        let is_answer = !file.ends_with("lib.rs");
        is_answer && text.is_ok_and(|text| !starter::is_unwritten(&text))
    })
}

/// What is asked for, with the teacher's title, date and points.
fn manifest(repository: &Repository, request: &Request) -> Result<Manifest> {
    let packages = catalog::packages(repository)?;
    let numbers = request.exercises.join(",");
    let mut manifest = Manifest::of_numbers(&numbers, &packages)?;
    if let Some(title) = &request.title {
        manifest.title.clone_from(title);
    }
    manifest.due = request.due.as_ref().map(|it| it.replace('T', " "));
    if let Some(due) = &manifest.due {
        super::deadline::parse(due)?;
    }
    for change in &request.points {
        change_points(&mut manifest, change)?;
    }
    manifest.tasks(&packages)?;
    Ok(manifest)
}

/// Changes the points of an exercise, as in `2.1=15`.
fn change_points(manifest: &mut Manifest, change: &str) -> Result<()> {
    let advice = "write the number of an exercise and its points, as in 2.1=15";
    let (number, points) = change
        .split_once('=')
        .with_context(|| format!("{change:?} changes no points: {advice}"))?;
    let points = points
        .parse()
        .with_context(|| format!("{points:?} are no points: {advice}"))?;
    let mut listed = manifest.exercises.iter_mut();
    match listed.find(|it| it.number == number) {
        Some(exercise) => exercise.points = points,
        None => bail!("exercise {number} is not in this assignment: {advice}"),
    }
    Ok(())
}

fn write(folder: &Path, files: &Files) -> Result<()> {
    for (name, bytes) in files {
        let file = folder.join(name);
        fs::create_dir_all(file.parent().unwrap_or(folder))?;
        fs::write(&file, bytes)
            .with_context(|| format!("cannot write {}", file.display()))?;
    }
    Ok(())
}

/// Leaves in the lock file what the project needs, and fetches that if it
/// should come along.
fn complete(folder: &Path, vendor: bool) -> Result<()> {
    let metadata = ["metadata", "--format-version=1"];
    if cargo(folder, &[&metadata[..], &["--offline"]].concat()).is_err() {
        cargo(folder, &metadata)?;
    }
    if vendor {
        let config = cargo(folder, &["vendor", "--locked", "vendor"])?;
        fs::create_dir(folder.join(".cargo"))?;
        fs::write(folder.join(".cargo/config.toml"), config)?;
    }
    Ok(())
}

/// What cargo prints in this folder.
fn cargo(folder: &Path, arguments: &[&str]) -> Result<Vec<u8>> {
    let output = Command::new("cargo")
        .args(arguments)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .context("cargo cannot be started")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "cargo {}: {said}", arguments[0]);
    Ok(output.stdout)
}

fn read_all(folder: &Path) -> Result<Files> {
    let mut files = Files::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next)? {
            let path = entry?.path();
            if path.is_dir() {
                open.push(path);
            } else {
                let name = path.strip_prefix(folder)?.to_owned();
                files.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(files)
}

/// Files in the order of their names, all of one time.
fn pack(files: &Files, file: impl Write + Seek) -> Result<()> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    let mut archive = ZipWriter::new(file);
    for (name, bytes) in files {
        let name = name.to_string_lossy().replace('\\', "/");
        archive.start_file(format!("assignment/{name}"), options)?;
        archive.write_all(bytes)?;
    }
    archive.finish()?;
    Ok(())
}

/// A file of our own, which a message names.
fn open(file: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let opened = File::open(file);
    opened
        .and_then(|mut it| std::io::Read::read_to_end(&mut it, &mut bytes))
        .with_context(|| format!("cannot read {}", file.display()))?;
    Ok(bytes)
}
