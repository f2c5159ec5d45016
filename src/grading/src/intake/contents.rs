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
    /// How many bytes were read, and how many of an archive for that.
    bytes: u64,
}

/// No person writes a source file with more bytes.
const LARGEST: u64 = 1 << 18;

/// An archive inside a folder with more bytes is not opened.
const LARGEST_ARCHIVE: u64 = 1 << 30;

/// More files and folders than this are not looked at.
const MOST: usize = 50_000;

/// More bytes than this aren't read, those of archives and what comes out of
/// them together. A small archive can hold much, or take long to give nothing.
const MOST_BYTES: u64 = 96 << 20;

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
        match fs::symlink_metadata(submission)? {
            it if it.is_symlink() => bail!("it is a link, and not followed"),
            it if it.is_dir() => contents.walk(submission, wants),
            it if it.is_file() => {
                contents.open(open_file(submission)?, "", wants)?;
            }
            _ => bail!("it is neither a file nor a folder"),
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

    /// Counts bytes; false when there have been too many.
    fn may_read(&mut self, bytes: u64) -> bool {
        let before = self.bytes;
        self.bytes = before.saturating_add(bytes);
        if before <= MOST_BYTES && self.bytes > MOST_BYTES {
            let text = format!(
                "There are more than {} MB in it; the rest was not looked at.",
                MOST_BYTES >> 20
            );
            self.remarks.push(text);
        }
        self.bytes <= MOST_BYTES
    }

    /// Reads no more than this, and one byte to know whether there is more.
    fn read_some(&mut self, from: impl Read, most: u64) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        let read = from.take(most + 1).read_to_end(&mut bytes).is_ok();
        let fits = self.may_read(bytes.len() as u64);
        (read && fits).then_some(bytes)
    }

    /// Counts an entry; false when there has been too much.
    fn goes_on(&mut self) -> bool {
        self.seen += 1;
        if self.seen == MOST {
            let text = "There are too many files; some were not looked at.";
            self.remarks.push(text.to_owned());
        }
        self.seen < MOST && self.bytes <= MOST_BYTES
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
            self.take(open_file(&path).ok()?, place, modified);
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
        let opened = match (length <= LARGEST_ARCHIVE, open_file(path)) {
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
        entry: ZipFile<R>,
        place: String,
        wants: &dyn Fn(&str) -> bool,
    ) {
        let nested = place.to_lowercase().matches(".zip").count();
        let is_archive = is_zip(&place) && nested == 1;
        let is_read = is_archive || wants(&place);
        if is_read && !self.may_read(entry.compressed_size()) {
            return;
        }
        if is_archive {
            let bytes = self.read_some(entry, LARGEST_ARCHIVE >> 5);
            let inside = format!("{place}/");
            let opened = bytes
                .map(Cursor::new)
                .is_some_and(|bytes| self.open(bytes, &inside, wants).is_ok());
            if !opened {
                self.remark(format!("{place} cannot be opened."));
            }
        } else if is_read {
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
        let Some(bytes) = self.read_some(from, LARGEST) else {
            return self.remark(format!("{path} cannot be read."));
        };
        if bytes.len() as u64 > LARGEST {
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

/// Opens a file to read it. What has become something else meanwhile, such as
/// a pipe, keeps nobody waiting.
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

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::io::Write as _;
    use zip::write::{SimpleFileOptions, ZipWriter};

    fn read_all(submission: &Path) -> anyhow::Result<Contents> {
        Contents::read(submission, &|place| place.ends_with(".rs"))
    }

    fn size(contents: &Contents) -> usize {
        contents.files.iter().map(|found| found.bytes.len()).sum()
    }

    #[track_caller]
    fn expect_too_much(contents: &Contents) {
        assert!(size(contents) as u64 <= MOST_BYTES);
        let told = contents.remarks.iter().filter(|it| it.contains("96 MB"));
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

    /// Entries that share what takes long to unpack to nothing at all.
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
            zip.extend(format!("{number:04}.rs").bytes());
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

    #[cfg(unix)]
    #[test]
    fn what_is_neither_a_file_nor_a_folder_keeps_nobody_waiting() {
        let home = tempfile::tempdir().unwrap();
        let [pipe, link] = ["eve.zip", "link"].map(|it| home.path().join(it));
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.unwrap().success());
        let error = read_all(&pipe).unwrap_err().to_string();
        assert_eq!(error, "it is neither a file nor a folder");
        std::os::unix::fs::symlink("/", &link).unwrap();
        let error = read_all(&link).unwrap_err().to_string();
        assert_eq!(error, "it is a link, and not followed");
    }
}
