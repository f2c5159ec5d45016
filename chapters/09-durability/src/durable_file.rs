use std::fs::File;
use std::io::{self, Write};

use tempfile::NamedTempFile;

/// A file that can be synced to the disk and truncated.
pub trait DurableFile: Write {
    /// Waits until everything written is on the disk.
    fn sync(&self) -> io::Result<()>;

    /// Truncates the file to `length` bytes.
    fn cut(&self, length: u64) -> io::Result<()>;
}

impl DurableFile for File {
    fn sync(&self) -> io::Result<()> {
        self.sync_all()
    }

    fn cut(&self, length: u64) -> io::Result<()> {
        self.set_len(length)
    }
}

impl DurableFile for NamedTempFile {
    fn sync(&self) -> io::Result<()> {
        self.as_file().sync_all()
    }

    fn cut(&self, length: u64) -> io::Result<()> {
        self.as_file().set_len(length)
    }
}

/// Writes bytes and waits until they are on the disk.
///
/// # Errors
///
/// Returns an error if that fails. Some of the bytes may have been written.
pub fn write_durably(
    file: &mut impl DurableFile,
    bytes: &[u8],
) -> io::Result<()> {
    file.write_all(bytes)?;
    file.sync()
}
