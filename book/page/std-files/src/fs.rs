//! Files: as in `std`, with locks.

pub use std::fs::*;

use std::fs;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::ops::{Deref, DerefMut};
use std::path::Path;

/// A file. A page has one program at a time, so that each has the lock that it
/// asks for.
#[derive(Debug)]
pub struct File(fs::File);

impl File {
    /// Opens a file to read it. Fails when it can't be opened.
    pub fn open(path: impl AsRef<Path>) -> io::Result<File> {
        fs::File::open(path).map(File)
    }

    /// Makes a file, or empties the one that's there. Fails when that can't be
    /// done.
    pub fn create(path: impl AsRef<Path>) -> io::Result<File> {
        fs::File::create(path).map(File)
    }

    /// How a file is opened.
    pub fn options() -> OpenOptions {
        OpenOptions(fs::File::options())
    }

    /// Nobody else has a lock.
    pub fn lock(&self) -> io::Result<()> {
        Ok(())
    }

    /// Nobody else has a lock.
    pub fn lock_shared(&self) -> io::Result<()> {
        Ok(())
    }
}

impl Deref for File {
    type Target = fs::File;

    fn deref(&self) -> &fs::File {
        &self.0
    }
}

impl DerefMut for File {
    fn deref_mut(&mut self) -> &mut fs::File {
        &mut self.0
    }
}

impl Read for File {
    fn read(&mut self, bytes: &mut [u8]) -> io::Result<usize> {
        self.0.read(bytes)
    }
}

impl Write for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

impl Seek for File {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        self.0.seek(to)
    }
}

/// How a file is opened.
#[derive(Clone, Debug)]
pub struct OpenOptions(fs::OpenOptions);

impl OpenOptions {
    /// Opens a file like this. Fails when it can't be opened.
    pub fn open(&self, path: impl AsRef<Path>) -> io::Result<File> {
        self.0.open(path).map(File)
    }
}

impl Deref for OpenOptions {
    type Target = fs::OpenOptions;

    fn deref(&self) -> &fs::OpenOptions {
        &self.0
    }
}

impl DerefMut for OpenOptions {
    fn deref_mut(&mut self) -> &mut fs::OpenOptions {
        &mut self.0
    }
}
