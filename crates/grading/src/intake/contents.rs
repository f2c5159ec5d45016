//! The files of a submission: of a folder, of a zip file, of zip files in a
//! folder. We read them into memory. If it's too much, we leave something out
//! and say so.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use othellier_project::files::list;

/// What a student handed in, or a part of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandedIn {
    /// The folder, the archive or the file.
    pub path: PathBuf,
    /// What the student called it.
    pub name: String,
}

impl HandedIn {
    /// Whether it is a file of Rust by itself, in no folder and no archive.
    fn is_alone(&self) -> bool {
        ending(&self.name) == "rs" && !self.path.is_dir()
    }
}

/// Whether a file at a place is wanted.
pub type Wants<'a> = &'a dyn Fn(&str) -> bool;

/// The files of a submission, and what to say about the others.
#[derive(Debug, Default)]
pub struct SubmissionContents {
    /// The files that were wanted, by their places, from the submission's folder on,
    /// with `/`.
    pub files: BTreeMap<String, Vec<u8>>,
    /// The places of files that weren't wanted, or the first of many.
    pub others: Vec<String>,
    /// Whether there's something that couldn't be opened or read.
    pub is_damaged: bool,
    /// What was left out and why, a sentence each.
    pub remarks: Vec<String>,
    /// How many entries were looked at.
    seen: usize,
    /// How many bytes were read, and how many of an archive for that.
    bytes: u64,
    /// When to stop reading.
    pub(super) until: Option<Instant>,
    is_late: bool,
}

/// Nobody writes a source file with more bytes by hand.
const LARGEST: u64 = 1 << 18;

/// An archive inside a folder with more bytes isn't opened.
pub(super) const LARGEST_ARCHIVE: u64 = 1 << 30;

/// We don't look at more files and folders than this.
const MOST: usize = 50_000;

/// We don't read more bytes than this, counting archives and what comes out of
/// them. A small archive can hold a lot, or take long and hold nothing.
const MOST_BYTES: u64 = 96 << 20;

/// After this long, we don't read the rest.
const READING_TIMEOUT: Duration = Duration::from_secs(20);

/// This many remarks about files left out are enough.
const REMARKS: usize = 20;

/// This many names of unwanted files are enough, of this length at most.
const OTHERS: usize = 1000;
const LONGEST_NAME: usize = 300;

/// The extensions of archives that we don't open.
pub const OTHER_ARCHIVES: &[&str] = &["rar", "7z", "tar", "gz", "tgz", "xz", "bz2"];

/// Folders that programs fill, with nothing in them that a student wrote.
const GENERATED: &[&str] = &["target", ".git", "node_modules", "__MACOSX"];

impl SubmissionContents {
    /// Reads a submission. `wants` says whether a file at this place is read. Fails
    /// with a sentence that says why nothing can be read.
    pub fn read(parts: &[HandedIn], wants: Wants) -> anyhow::Result<SubmissionContents> {
        SubmissionContents::read_until(parts, wants, Instant::now() + READING_TIMEOUT)
    }

    fn read_until(
        parts: &[HandedIn],
        wants: Wants,
        until: Instant,
    ) -> anyhow::Result<SubmissionContents> {
        let mut contents = SubmissionContents {
            until: Some(until),
            ..SubmissionContents::default()
        };
        match parts {
            [one] if !one.is_alone() => contents.read_whole(&one.path, wants)?,
            _ => parts
                .iter()
                .for_each(|part| contents.read_part(part, wants)),
        }
        contents.others.sort();
        Ok(contents)
    }

    /// Reads all that was handed in as one folder or archive.
    fn read_whole(&mut self, path: &Path, wants: Wants) -> anyhow::Result<()> {
        let about = fs::symlink_metadata(path).context("it can't be looked at")?;
        match about {
            about if about.is_symlink() => bail!("it's a link, and links aren't followed"),
            about if about.is_dir() => self.walk(path, "", wants),
            about if about.is_file() => {
                let name = path.to_string_lossy();
                if let Some(why) = why_not_opened(&name) {
                    bail!("{why}");
                }
                self.open(open_file(path)?, "", wants)?;
            }
            _ => bail!("it's neither a file nor a folder"),
        }
        Ok(())
    }

    /// Reads one of several files that were handed in, each under its name.
    fn read_part(&mut self, part: &HandedIn, wants: Wants) {
        let folder = self.read_path(part.name.clone(), part.path.clone(), wants);
        if let Some(folder) = folder {
            self.walk(&folder, &format!("{}/", part.name), wants);
        }
    }

    pub(super) fn remark(&mut self, text: String) {
        if self.remarks.len() < REMARKS {
            self.remarks.push(text);
        }
    }

    /// Says what couldn't be opened or read.
    pub(super) fn fail(&mut self, text: String) {
        self.is_damaged = true;
        self.remark(text);
    }

    /// Remembers a file that we don't read, or remarks that it's an archive.
    pub(super) fn leave(&mut self, place: String) {
        if why_not_opened(&place).is_some() {
            self.fail(format!("{place} wasn't opened: only zip files are."));
        } else if self.others.len() < OTHERS && place.len() < LONGEST_NAME {
            self.others.push(place);
        }
    }

    /// Counts bytes; false when there have been too many.
    pub(super) fn may_read(&mut self, bytes: u64) -> bool {
        let before = self.bytes;
        self.bytes = before.saturating_add(bytes);
        if before <= MOST_BYTES && self.bytes > MOST_BYTES {
            let text = format!(
                "There's more than {} MB in it; the rest wasn't looked at.",
                MOST_BYTES >> 20
            );
            self.remarks.push(text);
        }
        self.bytes <= MOST_BYTES
    }

    /// Reads at most this much, plus one byte to find out whether there's more.
    pub(super) fn read_some(&mut self, from: impl Read, most: u64) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        let read = from.take(most + 1).read_to_end(&mut bytes).is_ok();
        let fits = self.may_read(bytes.len() as u64);
        (read && fits).then_some(bytes)
    }

    /// Counts an entry; false when there has been too much, or it took too long.
    pub(super) fn goes_on(&mut self) -> bool {
        self.seen += 1;
        if self.seen == MOST {
            let text = "There are too many files; some weren't looked at.";
            self.remarks.push(text.to_owned());
        }
        self.seen < MOST && self.bytes <= MOST_BYTES && self.is_in_time()
    }

    pub(super) fn is_in_time(&mut self) -> bool {
        let is_late = self.until.is_some_and(|until| Instant::now() > until);
        if is_late && !self.is_late {
            let text = "It takes too long to read; the rest wasn't looked at.";
            self.remarks.push(text.to_owned());
        }
        self.is_late |= is_late;
        !self.is_late
    }

    /// Reads everything in a folder but what's in folders that programs fill.
    fn walk(&mut self, top: &Path, before: &str, wants: Wants) {
        let mut folders = vec![top.to_owned()];
        while let Some(folder) = folders.pop() {
            let Ok(paths) = list(&folder) else {
                self.fail(format!(
                    "We couldn't read the folder {}.",
                    shown(top, &folder)
                ));
                continue;
            };
            for path in paths {
                if !self.goes_on() {
                    return;
                }
                let place = shown(top, &path);
                if !place.rsplit('/').next().is_some_and(is_generated_name) {
                    folders.extend(self.read_path(format!("{before}{place}"), path, wants));
                }
            }
        }
    }

    /// Reads a file if it's wanted. Returns a folder to walk.
    fn read_path(&mut self, place: String, path: PathBuf, wants: Wants) -> Option<PathBuf> {
        let about = fs::symlink_metadata(&path).ok()?;
        if about.is_symlink() {
            self.remark(format!("The link {place} wasn't followed."));
        } else if about.is_dir() {
            return Some(path);
        } else if about.is_file() && is_zip(&place) {
            self.open_inside(&path, &place, about.len(), wants);
        } else if about.is_file() && wants(&place) {
            match open_file(&path) {
                Ok(file) => self.take(file, place),
                Err(error) => {
                    self.fail(format!("We couldn't read {place}: {error}."));
                }
            }
        } else if about.is_file() {
            self.leave(place);
        }
        None
    }

    fn open_inside(&mut self, path: &Path, place: &str, length: u64, wants: Wants) {
        let opened = match (length <= LARGEST_ARCHIVE, open_file(path)) {
            (false, _) => Err(anyhow::anyhow!("it's too large")),
            (true, Err(error)) => Err(error.into()),
            (true, Ok(file)) => self.open(file, &format!("{place}/"), wants),
        };
        if let Err(error) = opened {
            self.fail(format!("We couldn't open {place}: {error:#}."));
        }
    }

    /// Keeps a file, unless it is too large. If two files have the same place, the
    /// later one counts, as it does when you unpack them.
    pub(super) fn take(&mut self, from: impl Read, path: String) {
        let Some(bytes) = self.read_some(from, LARGEST) else {
            return self.fail(format!("We couldn't read {path}."));
        };
        if bytes.len() as u64 > LARGEST {
            return self.remark(format!("{path} is too large to be an answer."));
        }
        let twice = format!("{path} is in the archive more than once; the last one counts.");
        let is_other = self.files.get(&path).is_some_and(|old| *old != bytes);
        if is_other && !self.remarks.contains(&twice) {
            self.remark(twice);
        }
        self.files.insert(path, bytes);
    }
}

/// Why an archive isn't opened, if it is one of another kind.
fn why_not_opened(name: &str) -> Option<String> {
    let ending = ending(name);
    OTHER_ARCHIVES
        .contains(&&*ending)
        .then(|| format!("only zip files are opened, and this is a .{ending} file"))
}

/// Opens a file to read it. If it has become something else in the meantime,
/// such as a pipe, we don't wait for it.
fn open_file(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.read(true);
    #[cfg(target_os = "linux")]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.custom_flags(libc::O_NOFOLLOW | libc::O_NONBLOCK);
    }
    options.open(path)
}

fn shown(top: &Path, path: &Path) -> String {
    let inside = path.strip_prefix(top).unwrap_or(path);
    let parts = inside.iter().map(|part| part.to_string_lossy());
    parts.collect::<Vec<_>>().join("/")
}

pub(super) fn is_zip(place: &str) -> bool {
    ending(place) == "zip"
}

/// What comes after the last dot, in lowercase.
pub fn ending(place: &str) -> String {
    let after = place.rsplit_once('.').map(|(_, ending)| ending);
    after.unwrap_or_default().to_lowercase()
}

/// Whether programs fill a folder of this name.
pub(super) fn is_generated_name(name: &str) -> bool {
    GENERATED.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::io::Write as _;
    use zip::write::{SimpleFileOptions, ZipWriter};

    fn read_all(submission: &Path) -> anyhow::Result<SubmissionContents> {
        read_until(submission, Instant::now() + 60 * READING_TIMEOUT)
    }

    fn read_until(submission: &Path, until: Instant) -> anyhow::Result<SubmissionContents> {
        let part = HandedIn {
            path: submission.to_owned(),
            name: String::new(),
        };
        let wants = |place: &str| place.ends_with(".rs");
        SubmissionContents::read_until(&[part], &wants, until)
    }

    fn size(contents: &SubmissionContents) -> usize {
        contents.files.values().map(Vec::len).sum()
    }

    #[track_caller]
    fn expect_too_much(contents: &SubmissionContents) {
        assert!(size(contents) as u64 <= MOST_BYTES);
        let told = contents
            .remarks
            .iter()
            .filter(|remark| remark.contains("96 MB"));
        assert_eq!(told.count(), 1, "{:?}", contents.remarks);
    }

    #[test]
    fn many_blanks_in_a_small_archive_do_not_fill_the_memory() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("eve.zip");
        let mut zip = ZipWriter::new(File::create(&file).unwrap());
        let blanks = vec![b' '; LARGEST as usize];
        zip.start_file("0.rs", SimpleFileOptions::default())
            .unwrap();
        zip.write_all(&blanks).unwrap();
        for number in 1..500 {
            zip.shallow_copy_file("0.rs", &format!("{number}.rs"))
                .unwrap();
        }
        zip.finish().unwrap();
        expect_too_much(&read_all(&file).unwrap());
    }

    /// Entries that share data which takes long to unpack, to nothing at all.
    fn nothing_often(entries: u16) -> Vec<u8> {
        let mut nothing = b"\0\0\0\xff\xff".repeat(12_000);
        nothing.extend(b"\x01\0\0\xff\xff");
        let size = (nothing.len() as u32).to_le_bytes();
        // The method, the time, the checksum and both sizes.
        let common = [&[8, 0][..], &[0; 8], &size, &[0; 4], &[7, 0]].concat();
        let start = b"PK\x03\x04\x14\0\0\0";
        let mut zip = [start, &*common, b"\0\0", b"0000.rs", &nothing].concat();
        let directory = (zip.len() as u32).to_le_bytes();
        for number in 0..entries {
            zip.extend(b"PK\x01\x02\x14\0\x14\0\0\0");
            zip.extend(&common);
            zip.extend([0; 16]);
            zip.extend(format!("{number:04x}.rs").bytes());
        }
        let length = zip.len() as u32 - u32::from_le_bytes(directory);
        let count = entries.to_le_bytes();
        zip.extend(b"PK\x05\x06\0\0\0\0");
        zip.extend([count, count].concat());
        zip.extend([length.to_le_bytes(), directory].concat());
        zip.extend([0, 0]);
        zip
    }

    #[test]
    fn an_archive_that_takes_long_to_give_nothing_is_given_up() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("eve.zip");
        fs::write(&file, nothing_often(3)).unwrap();
        assert_eq!(read_all(&file).unwrap().remarks, Vec::<String>::new());
        fs::write(&file, nothing_often(6000)).unwrap();
        expect_too_much(&read_all(&file).unwrap());
    }

    #[test]
    fn what_takes_too_long_is_given_up() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("eve.zip");
        fs::write(&file, nothing_often(3)).unwrap();
        let contents = read_until(&file, Instant::now()).unwrap();
        let told = "It takes too long to read; the rest wasn't looked at.";
        assert_eq!(contents.remarks, [told]);
        assert!(contents.files.is_empty());
    }

    /// The list of 60,000 files alone would take more than a student gets.
    #[test]
    fn the_list_of_a_large_archive_is_read_only_as_far_as_it_is_used() {
        let home = tempfile::tempdir().unwrap();
        let file = home.path().join("eve.zip");
        fs::write(&file, nothing_often(60_000)).unwrap();
        let read = std::rc::Rc::new(std::cell::Cell::new(0));
        let counted = Counted(File::open(&file).unwrap(), read.clone());
        let mut contents = SubmissionContents {
            bytes: MOST_BYTES + 1,
            ..SubmissionContents::default()
        };
        contents.open(counted, "", &|_| true).unwrap();
        assert!(read.get() < 200_000, "{} bytes", read.get());
    }

    /// A file, and how many of its bytes were read.
    struct Counted(File, std::rc::Rc<std::cell::Cell<usize>>);

    impl Read for Counted {
        fn read(&mut self, bytes: &mut [u8]) -> std::io::Result<usize> {
            let count = self.0.read(bytes)?;
            self.1.set(self.1.get() + count);
            Ok(count)
        }
    }

    impl std::io::Seek for Counted {
        fn seek(&mut self, to: std::io::SeekFrom) -> std::io::Result<u64> {
            self.0.seek(to)
        }
    }

    #[cfg(unix)]
    #[test]
    fn what_is_neither_a_file_nor_a_folder_keeps_nobody_waiting() {
        let home = tempfile::tempdir().unwrap();
        let [pipe, link] = ["eve.zip", "link"].map(|name| home.path().join(name));
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.unwrap().success());
        let error = read_all(&pipe).unwrap_err().to_string();
        assert_eq!(error, "it's neither a file nor a folder");
        std::os::unix::fs::symlink("/", &link).unwrap();
        let error = read_all(&link).unwrap_err().to_string();
        assert_eq!(error, "it's a link, and links aren't followed");
    }
}
