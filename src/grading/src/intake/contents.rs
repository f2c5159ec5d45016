//! The files of a submission: of a folder, of a zip file, of zip files in a
//! folder. They are read into memory; what is too much is left out, and said.

use std::fs::{self, File};
use std::io::{Cursor, Read, Seek};
use std::path::{Path, PathBuf};

use anyhow::bail;
use jiff::civil::DateTime;
use jiff::{Timestamp, tz::TimeZone};
use zip::ZipArchive;
use zip::read::ZipFile;

/// A file of a submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Its place, from the submission's folder on, with `/`.
    pub path: String,
    /// What it holds.
    pub bytes: Vec<u8>,
    /// When it was changed, in local time.
    pub modified: Option<DateTime>,
}

/// The files of a submission, and what is to be said about others.
#[derive(Debug, Default)]
pub struct Contents {
    /// The files that were wanted.
    pub files: Vec<Found>,
    /// The places of files that were not wanted: of many, the first.
    pub others: Vec<String>,
    /// What was left out and why, a sentence each.
    pub remarks: Vec<String>,
    /// How many entries were looked at.
    seen: usize,
}

/// No person writes a source file with more bytes.
const LARGEST: u64 = 1 << 18;

/// An archive inside a folder with more bytes is not opened.
const LARGEST_ARCHIVE: u64 = 1 << 30;

/// More files and folders than this are not looked at.
const MOST: usize = 50_000;

/// So many remarks about files left out are enough.
const REMARKS: usize = 20;

/// So many names of files that were not wanted are enough, and so long.
const OTHERS: usize = 1000;
const LONGEST_NAME: usize = 300;

/// How archives end that are not opened.
pub const OTHER_ARCHIVES: &[&str] =
    &["rar", "7z", "tar", "gz", "tgz", "xz", "bz2"];

/// Folders that programs fill, with nothing in them that a student wrote.
const FILLED: &[&str] = &["target", ".git", "node_modules", "__MACOSX"];

impl Contents {
    /// Reads a submission. `wants` says whether a file at this place is read.
    ///
    /// # Errors
    ///
    /// With a sentence that says why nothing can be read.
    pub fn read(
        submission: &Path,
        wants: &dyn Fn(&str) -> bool,
    ) -> anyhow::Result<Contents> {
        let mut contents = Contents::default();
        match submission.is_dir() {
            true => contents.walk(submission, wants),
            false => contents.open(File::open(submission)?, "", wants)?,
        }
        contents.files.sort_by(|a, b| a.path.cmp(&b.path));
        contents.others.sort();
        Ok(contents)
    }

    fn remark(&mut self, text: String) {
        if self.remarks.len() < REMARKS {
            self.remarks.push(text);
        }
    }

    /// Remembers a file that isn't read, or remarks that it is an archive.
    fn leave(&mut self, place: String) {
        if OTHER_ARCHIVES.contains(&&*ending(&place)) {
            self.remark(format!("{place} is not opened: only zip files are."));
        } else if self.others.len() < OTHERS && place.len() < LONGEST_NAME {
            self.others.push(place);
        }
    }

    /// Counts an entry; false when there have been too many.
    fn goes_on(&mut self) -> bool {
        self.seen += 1;
        if self.seen == MOST {
            let text = "There are too many files; some were not looked at.";
            self.remarks.push(text.to_owned());
        }
        self.seen < MOST
    }

    fn walk(&mut self, top: &Path, wants: &dyn Fn(&str) -> bool) {
        let mut folders = vec![top.to_owned()];
        while let Some(folder) = folders.pop() {
            let Ok(entries) = fs::read_dir(&folder) else {
                let shown = shown(top, &folder);
                self.remark(format!("The folder {shown} cannot be read."));
                continue;
            };
            let mut paths: Vec<_> =
                entries.flatten().map(|entry| entry.path()).collect();
            paths.sort();
            for path in paths {
                if !self.goes_on() {
                    return;
                }
                folders.extend(self.look_at(top, path, wants));
            }
        }
    }

    /// Reads a file if it is wanted; a folder to walk is given back.
    fn look_at(
        &mut self,
        top: &Path,
        path: PathBuf,
        wants: &dyn Fn(&str) -> bool,
    ) -> Option<PathBuf> {
        let place = shown(top, &path);
        let about = fs::symlink_metadata(&path).ok()?;
        if about.is_symlink() {
            self.remark(format!("The link {place} was not followed."));
        } else if about.is_dir() {
            return (!is_filled(&place)).then_some(path);
        } else if about.is_file() && is_zip(&place) {
            self.open_inside(&path, &place, about.len(), wants);
        } else if about.is_file() && wants(&place) {
            let modified = about.modified().ok();
            let modified =
                modified.and_then(|time| local(time.try_into().ok()?));
            self.take(File::open(&path).ok()?, place, modified);
        } else if about.is_file() {
            self.leave(place);
        }
        None
    }

    fn open_inside(
        &mut self,
        path: &Path,
        place: &str,
        length: u64,
        wants: &dyn Fn(&str) -> bool,
    ) {
        let opened = match (length <= LARGEST_ARCHIVE, File::open(path)) {
            (true, Ok(file)) => self.open(file, &format!("{place}/"), wants),
            _ => Err(anyhow::anyhow!("it is too large")),
        };
        if let Err(error) = opened {
            self.remark(format!("{place} cannot be opened: {error:#}."));
        }
    }

    fn open(
        &mut self,
        file: impl Read + Seek,
        before: &str,
        wants: &dyn Fn(&str) -> bool,
    ) -> anyhow::Result<()> {
        let Ok(mut archive) = ZipArchive::new(file) else {
            bail!("it isn't a zip file, or only part of one");
        };
        for number in 0..archive.len() {
            if !self.goes_on() {
                break;
            }
            match archive.by_index(number) {
                Ok(entry) => self.look_at_entry(entry, before, wants),
                Err(error) => {
                    self.remark(format!("An entry cannot be read: {error}."));
                }
            }
        }
        Ok(())
    }

    fn look_at_entry<R: Read>(
        &mut self,
        entry: ZipFile<R>,
        before: &str,
        wants: &dyn Fn(&str) -> bool,
    ) {
        let Ok(name) = entry.name().map(|name| name.replace('\\', "/")) else {
            return self.remark("An entry has no readable name.".to_owned());
        };
        if entry.enclosed_name().is_none() {
            let text = format!("{before}{name} leads out of its archive.");
            return self.remark(text);
        }
        let place = format!("{before}{name}");
        if entry.is_symlink() {
            self.remark(format!("The link {place} was not followed."));
        } else if entry.is_file() && !name.split('/').any(is_filled_name) {
            self.read_entry(entry, place, wants);
        }
    }

    /// An archive in an archive is opened, one in that is not.
    fn read_entry<R: Read>(
        &mut self,
        mut entry: ZipFile<R>,
        place: String,
        wants: &dyn Fn(&str) -> bool,
    ) {
        let nested = place.to_lowercase().matches(".zip").count();
        if is_zip(&place) && nested == 1 {
            let mut bytes = Vec::new();
            let limited = entry.by_ref().take(LARGEST_ARCHIVE >> 5);
            let read = { limited }.read_to_end(&mut bytes).is_ok();
            let inside = format!("{place}/");
            let bytes = Cursor::new(bytes);
            if !read || self.open(bytes, &inside, wants).is_err() {
                self.remark(format!("{place} cannot be opened."));
            }
        } else if wants(&place) {
            let modified = entry.last_modified();
            let modified = modified.and_then(|time| {
                DateTime::new(
                    time.year().try_into().ok()?,
                    time.month().try_into().ok()?,
                    time.day().try_into().ok()?,
                    time.hour().try_into().ok()?,
                    time.minute().try_into().ok()?,
                    time.second().min(59).try_into().ok()?,
                    0,
                )
                .ok()
            });
            self.take(entry, place, modified);
        } else {
            self.leave(place);
        }
    }

    /// Keeps a file, unless it is too large.
    fn take(
        &mut self,
        from: impl Read,
        path: String,
        modified: Option<DateTime>,
    ) {
        let mut bytes = Vec::new();
        let read = from.take(LARGEST + 1).read_to_end(&mut bytes);
        if read.is_err() {
            self.remark(format!("{path} cannot be read."));
        } else if bytes.len() as u64 > LARGEST {
            self.remark(format!("{path} is too large to be an answer."));
        } else {
            self.files.push(Found {
                path,
                bytes,
                modified,
            });
        }
    }
}

fn local(time: Timestamp) -> Option<DateTime> {
    Some(time.to_zoned(TimeZone::system()).datetime())
}

fn shown(top: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(top).unwrap_or(path);
    let parts = inside.iter().map(|part| part.to_string_lossy());
    parts.collect::<Vec<_>>().join("/")
}

fn is_zip(place: &str) -> bool {
    ending(place) == "zip"
}

/// What comes after the last dot, in small letters.
pub fn ending(place: &str) -> String {
    let after = place.rsplit_once('.').map(|(_, ending)| ending);
    after.unwrap_or_default().to_lowercase()
}

fn is_filled(place: &str) -> bool {
    place.rsplit('/').next().is_some_and(is_filled_name)
}

fn is_filled_name(name: &str) -> bool {
    FILLED.contains(&name)
}
