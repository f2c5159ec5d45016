//! `std::fs` with file locks.

pub use std::fs::*;

use std::fs;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::ops::{Deref, DerefMut};
use std::path::Path;

/// An open file. Its locks always succeed, because a page runs one program at a time.
#[derive(Debug)]
pub struct File(fs::File);

impl File {
    /// Opens a file for reading.
    ///
    /// # Errors
    ///
    /// Returns the error of [`std::fs::File::open`].
    pub fn open(path: impl AsRef<Path>) -> io::Result<File> {
        fs::File::open(path).map(File)
    }

    /// Creates a file, or truncates an existing one.
    ///
    /// # Errors
    ///
    /// Returns the error of [`std::fs::File::create`].
    pub fn create(path: impl AsRef<Path>) -> io::Result<File> {
        fs::File::create(path).map(File)
    }

    /// Returns new options for opening a file.
    pub fn options() -> OpenOptions {
        OpenOptions(fs::File::options())
    }

    /// Acquires an exclusive lock.
    ///
    /// # Errors
    ///
    /// Never fails.
    pub fn lock(&self) -> io::Result<()> {
        Ok(())
    }

    /// Acquires a shared lock.
    ///
    /// # Errors
    ///
    /// Never fails.
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

/// Options for opening a file.
#[derive(Clone, Debug)]
pub struct OpenOptions(fs::OpenOptions);

impl OpenOptions {
    /// Opens a file with these options.
    ///
    /// # Errors
    ///
    /// Returns the error of [`std::fs::OpenOptions::open`].
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
