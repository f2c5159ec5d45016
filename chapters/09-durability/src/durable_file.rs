use std::fs::File;
use std::io::{self, Write};

use tempfile::NamedTempFile;

/// A file that one can wait for, and cut.
pub trait DurableFile: Write {
    /// Waits until the disk has all that was written.
    fn sync(&self) -> io::Result<()>;

    /// Cuts off what comes after this many bytes.
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

/// Writes these bytes, and comes back when the disk has them.
///
/// # Errors
///
/// When that fails; part of them may have been written.
pub fn write_durably(
    file: &mut impl DurableFile,
    bytes: &[u8],
) -> io::Result<()> {
    file.write_all(bytes)?;
    file.sync()
}
