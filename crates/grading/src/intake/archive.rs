//! The files of a zip file. We read its list entry by entry, so that a long one
//! takes no memory, and a name that appears twice isn't lost.

use std::io::{self, BufReader, Cursor, ErrorKind, Read, Seek, SeekFrom};
use std::time::Instant;

use anyhow::bail;
use zip::ZipReadOptions;
use zip::read::{Config, ZipFileEntry};
use zip::unstable::read::ZipIterable;

use super::contents::{LARGEST_ARCHIVE, SubmissionContents, Wants, is_generated_name, is_zip};

/// How many archives are opened inside one another.
const DEEPEST: usize = 3;

impl SubmissionContents {
    /// Reads an archive. `before` is put before the places of its files.
    pub(super) fn open(
        &mut self,
        file: impl Read + Seek,
        before: &str,
        wants: Wants,
    ) -> anyhow::Result<()> {
        let until = self.until;
        let file = BufReader::new(Timed { file, until });
        let archive = ZipIterable::try_new(file, Config::default());
        let mut archive = match archive {
            Ok(archive) => archive,
            Err(_) if !self.is_in_time() => return Ok(()),
            Err(_) => bail!("it isn't a zip file, or only part of one"),
        };
        let entries = archive.files()?;
        while let Some(entry) = entries.next() {
            if !self.goes_on() {
                break;
            }
            match entry {
                Ok(entry) => {
                    let file = entries.reader_mut();
                    self.visit_entry(entry, file, before, wants);
                }
                Err(error) => {
                    self.fail(format!("We couldn't read the rest of its list: {error}."));
                }
            }
        }
        Ok(())
    }

    fn visit_entry(
        &mut self,
        entry: ZipFileEntry,
        file: &mut (impl Read + Seek),
        before: &str,
        wants: Wants,
    ) {
        let Ok(name) = entry.name().map(|name| name.replace('\\', "/")) else {
            return self.fail("A file in it has no readable name.".to_owned());
        };
        let place = format!("{before}{name}");
        if entry.enclosed_name().is_none() {
            self.remark(format!(
                "{place} points outside its archive, so it was left out."
            ));
        } else if entry.is_symlink() {
            self.remark(format!("The link {place} wasn't followed."));
        } else if entry.is_file() && !place.split('/').any(is_generated_name) {
            self.read_entry(entry, file, place, wants);
        }
    }

    /// Opens an archive in an archive, as deep as people pack by accident.
    fn read_entry(
        &mut self,
        entry: ZipFileEntry,
        file: &mut (impl Read + Seek),
        place: String,
        wants: Wants,
    ) {
        let nested = place.to_lowercase().matches(".zip").count();
        let is_archive = is_zip(&place);
        if is_archive && nested > DEEPEST {
            return self.fail(format!("{place} is too deep inside other archives."));
        } else if !is_archive && !wants(&place) {
            return self.leave(place);
        }
        if !self.may_read(entry.compressed_size()) {
            return;
        }
        match entry.with_reader(file, ZipReadOptions::default()) {
            Ok(file) if is_archive => self.open_nested(file, &place, wants),
            Ok(file) => self.take(file, place),
            Err(error) => {
                self.fail(format!("We couldn't read {place}: {error}."));
            }
        }
    }

    fn open_nested(&mut self, file: impl Read, place: &str, wants: Wants) {
        let bytes = self.read_some(file, LARGEST_ARCHIVE >> 5);
        let inside = format!("{place}/");
        // The reference keeps the compiler from nesting types forever.
        let opened = bytes.is_some_and(|bytes| {
            let file: &mut dyn Archive = &mut Cursor::new(bytes);
            self.open(file, &inside, wants).is_ok()
        });
        if !opened {
            self.fail(format!("We couldn't open {place}."));
        }
    }
}

trait Archive: Read + Seek {}
impl<T: Read + Seek> Archive for T {}

/// A file that can be read until a moment.
struct Timed<R> {
    file: R,
    until: Option<Instant>,
}

impl<R: Read> Read for Timed<R> {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        if self.until.is_some_and(|until| Instant::now() > until) {
            Err(ErrorKind::TimedOut.into())
        } else {
            self.file.read(bytes)
        }
    }
}

impl<R: Seek> Seek for Timed<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.file.seek(to)
    }
}
