//! Reads the files of a submission into memory: of a folder, of a zip archive, or of
//! archives in a folder. Limits on size, number and time lead to remarks on the files that
//! were left out.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, bail};
use othellier_project::files::{list, portable_path};

use super::archive_name::{is_zip, unsupported_archive};
use super::upload::UploadPart;

/// A predicate on paths that selects the files to read.
pub type IsWanted<'a> = &'a dyn Fn(&str) -> bool;

/// The files of a submission, and remarks on those that were left out.
#[derive(Debug, Default)]
pub struct SubmissionContents {
    /// The wanted files, by their paths relative to the submission's folder, with `/` as
    /// the separator.
    pub files: BTreeMap<String, Vec<u8>>,
    /// The paths of files that weren't wanted, up to [`MAX_OTHER_FILES`].
    pub others: Vec<String>,
    /// The number of files that weren't wanted and aren't in `others`.
    pub unlisted_files: usize,
    /// The folders of generated files, which weren't opened.
    pub skipped_folders: BTreeSet<String>,
    /// True if something couldn't be opened or read.
    pub is_damaged: bool,
    /// Remarks on what was left out and why, as sentences.
    pub remarks: Vec<String>,
    has_more_remarks: bool,
    /// The number of files, folders and archive entries visited.
    entries: usize,
    /// The number of bytes read from files and archives, and decompressed.
    bytes: u64,
    /// The time at which reading stops.
    pub(super) deadline: Option<Instant>,
    deadline_has_passed: bool,
}

/// The maximum size of a source file in bytes.
const MAX_FILE_BYTES: u64 = 1 << 18;

/// The maximum size of an archive in a folder in bytes.
pub(super) const MAX_ARCHIVE_BYTES: u64 = 1 << 30;

/// The maximum number of files, folders and archive entries visited.
const MAX_ENTRIES: usize = 50_000;

/// The maximum number of bytes read. It includes compressed and decompressed data, because
/// a small archive can contain a lot, or take long to decompress to nothing.
const MAX_BYTES: u64 = 96 << 20;

/// The maximum time for reading a submission.
const READ_TIMEOUT: Duration = Duration::from_secs(20);

/// The maximum number of remarks on files that were left out.
const MAX_REMARKS: usize = 20;

/// The maximum number of unwanted files whose paths are kept.
const MAX_OTHER_FILES: usize = 1000;

/// The maximum length of such a path in bytes.
const MAX_PATH_BYTES: usize = 300;

/// Folders with generated files.
const GENERATED_FOLDERS: &[&str] = &["target", ".git", "node_modules", MAC_METADATA];

/// The folder that macOS adds to archives. Students don't know of it.
const MAC_METADATA: &str = "__MACOSX";

impl SubmissionContents {
    /// Reads the wanted files of a submission.
    ///
    /// # Errors
    ///
    /// Returns an error if nothing can be read.
    pub fn read(parts: &[UploadPart], is_wanted: IsWanted) -> anyhow::Result<SubmissionContents> {
        SubmissionContents::read_until(parts, is_wanted, Instant::now() + READ_TIMEOUT)
    }

    fn read_until(
        parts: &[UploadPart],
        is_wanted: IsWanted,
        deadline: Instant,
    ) -> anyhow::Result<SubmissionContents> {
        let mut contents = SubmissionContents {
            deadline: Some(deadline),
            ..SubmissionContents::default()
        };
        match parts {
            [part] if !part.is_single_file() => contents.read_single(&part.path, is_wanted)?,
            _ => {
                for part in parts {
                    contents.read_part(part, is_wanted);
                }
            }
        }
        contents.others.sort();
        Ok(contents)
    }

    /// Reads a submission that is one folder or archive.
    fn read_single(&mut self, path: &Path, is_wanted: IsWanted) -> anyhow::Result<()> {
        let metadata = fs::symlink_metadata(path).context("it can't be looked at")?;
        if metadata.is_symlink() {
            bail!("it's a link, and links aren't followed");
        } else if metadata.is_dir() {
            self.walk(path, "", is_wanted);
        } else if metadata.is_file() {
            if let Some(reason) = unsupported_archive(&path.to_string_lossy()) {
                bail!("{reason}");
            }
            self.read_archive(open_file(path)?, "", is_wanted)?;
        } else {
            bail!("it's neither a file nor a folder");
        }
        Ok(())
    }

    /// Reads one of several parts of a submission, each under its own name. The files of a
    /// folder without a name are at the top.
    fn read_part(&mut self, part: &UploadPart, is_wanted: IsWanted) {
        let folder = self.read_path(part.name.clone(), part.path.clone(), is_wanted);
        if let Some(folder) = folder {
            let prefix = match &*part.name {
                "" => String::new(),
                name => format!("{name}/"),
            };
            self.walk(&folder, &prefix, is_wanted);
        }
    }

    pub(super) fn remark(&mut self, text: String) {
        if self.remarks.len() < MAX_REMARKS {
            self.remarks.push(text);
        } else if !self.has_more_remarks {
            self.has_more_remarks = true;
            let text = "More of its files were left out for reasons like these.";
            self.remarks.push(text.to_owned());
        }
    }

    /// Adds a remark on something that couldn't be opened or read.
    pub(super) fn remark_damage(&mut self, text: String) {
        self.is_damaged = true;
        self.remark(text);
    }

    /// Adds the path of a file that isn't read, or a remark if it's an archive.
    pub(super) fn add_unread_file(&mut self, path: String) {
        if unsupported_archive(&path).is_some() {
            self.remark_damage(format!("{path} wasn't opened: only zip files are."));
        } else if self.others.len() < MAX_OTHER_FILES && path.len() < MAX_PATH_BYTES {
            self.others.push(path);
        } else {
            self.unlisted_files += 1;
        }
    }

    /// Tests if a path is or is in a folder of generated files, and notes the folder.
    pub(super) fn is_generated(&mut self, path: &str) -> bool {
        let mut parents = path.split('/');
        let folder = parents.find(|name| GENERATED_FOLDERS.contains(name));
        let is_noted = folder.is_some_and(|name| name != MAC_METADATA);
        self.skipped_folders
            .extend(folder.filter(|_| is_noted).map(str::to_owned));
        folder.is_some()
    }

    /// Counts bytes that are read. Returns false if the limit is exceeded.
    pub(super) fn count_bytes(&mut self, bytes: u64) -> bool {
        let before = self.bytes;
        self.bytes = before.saturating_add(bytes);
        if before <= MAX_BYTES && self.bytes > MAX_BYTES {
            let text = format!(
                "There's more than {} MB in it; the rest wasn't looked at.",
                MAX_BYTES >> 20
            );
            self.remarks.push(text);
        }
        self.bytes <= MAX_BYTES
    }

    /// Reads up to `max_bytes` bytes, plus one that tells if there are more.
    pub(super) fn read_limited(&mut self, reader: impl Read, max_bytes: u64) -> Option<Vec<u8>> {
        let mut bytes = Vec::new();
        let result = reader.take(max_bytes + 1).read_to_end(&mut bytes);
        let is_within_limit = self.count_bytes(bytes.len() as u64);
        (result.is_ok() && is_within_limit).then_some(bytes)
    }

    /// Counts a file, folder or archive entry. Returns false if a limit is exceeded.
    pub(super) fn count_entry(&mut self) -> bool {
        self.entries += 1;
        if self.entries == MAX_ENTRIES {
            let text = "There are too many files; some weren't looked at.";
            self.remarks.push(text.to_owned());
        }
        self.entries < MAX_ENTRIES && self.bytes <= MAX_BYTES && self.check_deadline()
    }

    /// Returns false, and adds a remark the first time, if the deadline has passed.
    pub(super) fn check_deadline(&mut self) -> bool {
        let has_passed = self
            .deadline
            .is_some_and(|deadline| Instant::now() > deadline);
        if has_passed && !self.deadline_has_passed {
            let text = "It takes too long to read; the rest wasn't looked at.";
            self.remarks.push(text.to_owned());
        }
        self.deadline_has_passed |= has_passed;
        !self.deadline_has_passed
    }

    /// Reads all wanted files in a folder, without those in folders of generated files.
    fn walk(&mut self, root: &Path, prefix: &str, is_wanted: IsWanted) {
        let mut folders = vec![root.to_owned()];
        while let Some(folder) = folders.pop() {
            let Ok(entries) = list(&folder) else {
                self.remark_damage(format!(
                    "We couldn't read the folder {}.",
                    relative_path(root, &folder)
                ));
                continue;
            };
            for entry in entries {
                if !self.count_entry() {
                    return;
                }
                let path = relative_path(root, &entry);
                if !self.is_generated(&path) {
                    folders.extend(self.read_path(format!("{prefix}{path}"), entry, is_wanted));
                }
            }
        }
    }

    /// Reads a file if it's wanted. If it's a folder, returns it.
    fn read_path(&mut self, path: String, file: PathBuf, is_wanted: IsWanted) -> Option<PathBuf> {
        let metadata = fs::symlink_metadata(&file).ok()?;
        if metadata.is_symlink() {
            self.remark(format!("The link {path} wasn't followed."));
        } else if metadata.is_dir() {
            return Some(file);
        } else if metadata.is_file() && is_zip(&path) {
            if let Err(error) = self.read_archive_file(&file, &path, metadata.len(), is_wanted) {
                self.remark_damage(format!("We couldn't open {path}: {error:#}."));
            }
        } else if metadata.is_file() && is_wanted(&path) {
            match open_file(&file) {
                Ok(file) => self.add_file(file, path),
                Err(error) => {
                    self.remark_damage(format!("We couldn't read {path}: {error}."));
                }
            }
        } else if metadata.is_file() {
            self.add_unread_file(path);
        }
        None
    }

    /// Reads an archive in a folder.
    fn read_archive_file(
        &mut self,
        file: &Path,
        path: &str,
        bytes: u64,
        is_wanted: IsWanted,
    ) -> anyhow::Result<()> {
        if bytes > MAX_ARCHIVE_BYTES {
            bail!("it's too large");
        }
        self.read_archive(open_file(file)?, &format!("{path}/"), is_wanted)
    }

    /// Adds a file, unless it is too large. If two files have the same path, the later one
    /// replaces the other, as when the archive is unpacked.
    pub(super) fn add_file(&mut self, reader: impl Read, path: String) {
        let Some(bytes) = self.read_limited(reader, MAX_FILE_BYTES) else {
            return self.remark_damage(format!("We couldn't read {path}."));
        };
        if bytes.len() as u64 > MAX_FILE_BYTES {
            return self.remark(format!("{path} is too large to be an answer."));
        }
        let remark = format!("{path} is in the archive more than once; the last one counts.");
        let differs = self.files.get(&path).is_some_and(|old| *old != bytes);
        if differs && !self.remarks.contains(&remark) {
            self.remark(remark);
        }
        self.files.insert(path, bytes);
    }
}

/// Opens a file for reading. Doesn't follow links and doesn't block, in case the file has
/// been replaced by a link or a pipe since its metadata was read.
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

/// Returns a path relative to `root`, with `/` as the separator.
fn relative_path(root: &Path, path: &Path) -> String {
    portable_path(path.strip_prefix(root).unwrap_or(path))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pretty_assertions::assert_eq;
    use std::cell::Cell;
    use std::io::Write as _;
    use std::rc::Rc;
    use zip::write::{SimpleFileOptions, ZipWriter};

    fn read_all(submission: &Path) -> anyhow::Result<SubmissionContents> {
        read_until(submission, Instant::now() + 60 * READ_TIMEOUT)
    }

    fn read_until(submission: &Path, deadline: Instant) -> anyhow::Result<SubmissionContents> {
        let part = UploadPart {
            path: submission.to_owned(),
            name: String::new(),
        };
        let is_wanted = |path: &str| path.ends_with(".rs");
        SubmissionContents::read_until(&[part], &is_wanted, deadline)
    }

    /// Asserts that reading stopped at the size limit, with one remark.
    #[track_caller]
    fn assert_size_limit_reached(contents: &SubmissionContents) {
        let size: usize = contents.files.values().map(Vec::len).sum();
        assert!(size as u64 <= MAX_BYTES);
        let remarks = contents
            .remarks
            .iter()
            .filter(|remark| remark.contains("96 MB"));
        assert_eq!(remarks.count(), 1, "{:?}", contents.remarks);
    }

    #[test]
    fn limits_memory_for_zip_bomb() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("eve.zip");
        let mut zip = ZipWriter::new(File::create(&file).unwrap());
        let spaces = vec![b' '; MAX_FILE_BYTES as usize];
        zip.start_file("0.rs", SimpleFileOptions::default())
            .unwrap();
        zip.write_all(&spaces).unwrap();
        for number in 1..500 {
            zip.shallow_copy_file("0.rs", &format!("{number}.rs"))
                .unwrap();
        }
        zip.finish().unwrap();
        assert_size_limit_reached(&read_all(&file).unwrap());
    }

    /// Returns an archive whose entries share data that takes long to decompress, to an
    /// empty file.
    fn archive_of_slow_empty_files(entries: u16) -> Vec<u8> {
        let mut data = b"\0\0\0\xff\xff".repeat(12_000);
        data.extend(b"\x01\0\0\xff\xff");
        let size = (data.len() as u32).to_le_bytes();
        // Compression method, time, checksum, both sizes, and the length of the name.
        let common = [&[8, 0][..], &[0; 8], &size, &[0; 4], &[7, 0]].concat();
        let local_header = b"PK\x03\x04\x14\0\0\0";
        let mut zip = [local_header, &*common, b"\0\0", b"0000.rs", &data].concat();
        let directory = (zip.len() as u32).to_le_bytes();
        for number in 0..entries {
            zip.extend(b"PK\x01\x02\x14\0\x14\0\0\0");
            zip.extend(&common);
            zip.extend([0; 16]);
            zip.extend(format!("{number:04x}.rs").bytes());
        }
        let directory_size = zip.len() as u32 - u32::from_le_bytes(directory);
        let count = entries.to_le_bytes();
        zip.extend(b"PK\x05\x06\0\0\0\0");
        zip.extend([count, count].concat());
        zip.extend([directory_size.to_le_bytes(), directory].concat());
        zip.extend([0, 0]);
        zip
    }

    #[test]
    fn limits_work_for_data_that_decompresses_to_nothing() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("eve.zip");
        fs::write(&file, archive_of_slow_empty_files(3)).unwrap();
        assert_eq!(read_all(&file).unwrap().remarks, Vec::<String>::new());
        fs::write(&file, archive_of_slow_empty_files(6000)).unwrap();
        assert_size_limit_reached(&read_all(&file).unwrap());
    }

    #[test]
    fn stops_reading_at_deadline() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("eve.zip");
        fs::write(&file, archive_of_slow_empty_files(3)).unwrap();
        let contents = read_until(&file, Instant::now()).unwrap();
        let remark = "It takes too long to read; the rest wasn't looked at.";
        assert_eq!(contents.remarks, [remark]);
        assert!(contents.files.is_empty());
    }

    /// The central directory of 60,000 files is larger than what may be read here.
    #[test]
    fn reads_central_directory_only_as_far_as_needed() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("eve.zip");
        fs::write(&file, archive_of_slow_empty_files(60_000)).unwrap();
        let bytes_read = Rc::new(Cell::new(0));
        let reader = CountingReader {
            file: File::open(&file).unwrap(),
            bytes_read: bytes_read.clone(),
        };
        let mut contents = SubmissionContents {
            bytes: MAX_BYTES + 1,
            ..SubmissionContents::default()
        };
        contents.read_archive(reader, "", &|_| true).unwrap();
        assert!(bytes_read.get() < 200_000, "{} bytes", bytes_read.get());
    }

    /// A file that counts the bytes that are read from it.
    struct CountingReader {
        file: File,
        bytes_read: Rc<Cell<usize>>,
    }

    impl Read for CountingReader {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let count = self.file.read(buffer)?;
            self.bytes_read.set(self.bytes_read.get() + count);
            Ok(count)
        }
    }

    impl std::io::Seek for CountingReader {
        fn seek(&mut self, to: std::io::SeekFrom) -> std::io::Result<u64> {
            self.file.seek(to)
        }
    }

    #[cfg(unix)]
    #[test]
    fn rejects_pipes_and_links_without_blocking() {
        let dir = tempfile::tempdir().unwrap();
        let [pipe, link] = ["eve.zip", "link"].map(|name| dir.path().join(name));
        let status = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(status.unwrap().success());
        let error = read_all(&pipe).unwrap_err().to_string();
        assert_eq!(error, "it's neither a file nor a folder");
        std::os::unix::fs::symlink("/", &link).unwrap();
        let error = read_all(&link).unwrap_err().to_string();
        assert_eq!(error, "it's a link, and links aren't followed");
    }
}
