//! Reads zip archives.
//!
//! The central directory is read entry by entry, so that a long one takes no memory and
//! none of several entries with the same name is lost.

use std::io::{self, BufReader, Cursor, ErrorKind, Read, Seek, SeekFrom};
use std::time::Instant;

use anyhow::bail;
use zip::ZipReadOptions;
use zip::read::{Config, ZipFileEntry};
use zip::unstable::read::ZipIterable;

use super::archive_name::is_zip;
use super::submission_contents::{IsWanted, MAX_ARCHIVE_BYTES, SubmissionContents};

/// The maximum nesting of archives. Students nest them by accident.
const MAX_ARCHIVE_DEPTH: usize = 3;

/// The maximum size of an archive in an archive in bytes.
const MAX_NESTED_ARCHIVE_BYTES: u64 = MAX_ARCHIVE_BYTES >> 5;

impl SubmissionContents {
    /// Reads the files of an archive. `prefix` is put before their paths.
    pub(super) fn read_archive(
        &mut self,
        file: impl Read + Seek,
        prefix: &str,
        is_wanted: IsWanted,
    ) -> anyhow::Result<()> {
        let file = BufReader::new(DeadlineReader {
            file,
            deadline: self.deadline,
        });
        let mut archive = match ZipIterable::try_new(file, Config::default()) {
            Ok(archive) => archive,
            Err(_) if !self.check_deadline() => return Ok(()),
            Err(_) => bail!("it isn't a zip file, or only part of one"),
        };
        let entries = archive.files()?;
        while let Some(entry) = entries.next() {
            if !self.count_entry() {
                break;
            }
            match entry {
                Ok(entry) => {
                    let file = entries.reader_mut();
                    self.visit_entry(entry, file, prefix, is_wanted);
                }
                Err(error) => {
                    self.remark_damage(format!("We couldn't read the rest of its list: {error}."));
                }
            }
        }
        Ok(())
    }

    fn visit_entry(
        &mut self,
        entry: ZipFileEntry,
        file: &mut (impl Read + Seek),
        prefix: &str,
        is_wanted: IsWanted,
    ) {
        let Ok(name) = entry.name().map(|name| name.replace('\\', "/")) else {
            return self.remark_damage("A file in it has no readable name.".to_owned());
        };
        let path = format!("{prefix}{name}");
        if entry.enclosed_name().is_none() {
            self.remark(format!(
                "{path} points outside its archive, so it was left out."
            ));
        } else if entry.is_symlink() {
            self.remark(format!("The link {path} wasn't followed."));
        } else if entry.is_file() && !self.is_generated(&path) {
            self.read_entry(entry, file, path, is_wanted);
        }
    }

    /// Reads an entry that is a wanted file or another archive.
    fn read_entry(
        &mut self,
        entry: ZipFileEntry,
        file: &mut (impl Read + Seek),
        path: String,
        is_wanted: IsWanted,
    ) {
        let depth = path.to_lowercase().matches(".zip").count();
        let is_archive = is_zip(&path);
        if is_archive && depth > MAX_ARCHIVE_DEPTH {
            return self.remark_damage(format!("{path} is too deep inside other archives."));
        } else if !is_archive && !is_wanted(&path) {
            return self.add_unread_file(path);
        }
        if !self.count_bytes(entry.compressed_size()) {
            return;
        }
        match entry.with_reader(file, ZipReadOptions::default()) {
            Ok(file) if is_archive => self.read_nested_archive(file, &path, is_wanted),
            Ok(file) => self.add_file(file, path),
            Err(error) => {
                self.remark_damage(format!("We couldn't read {path}: {error}."));
            }
        }
    }

    fn read_nested_archive(&mut self, file: impl Read, path: &str, is_wanted: IsWanted) {
        let prefix = format!("{path}/");
        let is_read = self
            .read_limited(file, MAX_NESTED_ARCHIVE_BYTES)
            .is_some_and(|bytes| {
                // A trait object, because otherwise this recursion would instantiate
                // ever deeper types.
                let file: &mut dyn ReadSeek = &mut Cursor::new(bytes);
                self.read_archive(file, &prefix, is_wanted).is_ok()
            });
        if !is_read {
            self.remark_damage(format!("We couldn't open {path}."));
        }
    }
}

trait ReadSeek: Read + Seek {}
impl<T: Read + Seek> ReadSeek for T {}

/// A reader that fails after a deadline.
struct DeadlineReader<R> {
    file: R,
    deadline: Option<Instant>,
}

impl<R: Read> Read for DeadlineReader<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.deadline {
            Some(deadline) if Instant::now() > deadline => Err(ErrorKind::TimedOut.into()),
            _ => self.file.read(buffer),
        }
    }
}

impl<R: Seek> Seek for DeadlineReader<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}
