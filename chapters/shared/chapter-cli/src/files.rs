use std::fs::{self, File, Metadata};
use std::io::{self, Read};
use std::path::Path;

use crate::{FileError, FileProblem, decode, in_file};

/// The number of bytes that a file of games may have.
const MAX_FILE_SIZE: u64 = 100_000_000;

/// The number of games that a file may have.
const MAX_GAMES: usize = 1_000_000;

/// The number of bytes that a line of a file may have.
const MAX_LINE_LENGTH: usize = 100_000;

/// Opens an ordinary file that isn't too large. A pipe or a device may have no
/// end.
///
/// # Errors
///
/// Returns an error if it can't be opened, isn't an ordinary file, or is
/// too large.
pub fn open(path: &Path) -> io::Result<File> {
    let metadata = fs::metadata(path)?;
    check_is_file(&metadata)?;
    check_size(metadata.len())?;
    File::open(path)
}

/// Checks that a file is an ordinary file.
///
/// # Errors
///
/// Returns an error if it's a folder, a pipe or a device.
pub fn check_is_file(metadata: &Metadata) -> io::Result<()> {
    if metadata.is_file() {
        return Ok(());
    }
    let message = "it's a folder, a pipe or a device: name an ordinary file";
    Err(io::Error::other(message))
}

/// Checks that a file may be written, if it exists. To replace it, a rename
/// only needs the permission of its folder.
///
/// # Errors
///
/// Returns an error if it's read-only, or not an ordinary file.
pub fn check_writable(path: &Path) -> io::Result<()> {
    let Ok(old) = fs::metadata(path) else {
        return Ok(());
    };
    check_is_file(&old)?;
    let opened = File::options().append(true).open(path).map(drop);
    let is_denied =
        |error: &io::Error| error.kind() == io::ErrorKind::PermissionDenied;
    // To root, nothing is denied. WASI, and so a page of the book, has no
    // permissions, and seems to forbid writing.
    let is_read_only =
        !cfg!(target_os = "wasi") && old.permissions().readonly();
    if is_read_only || opened.as_ref().is_err_and(is_denied) {
        let message = "it's read-only: make it writable, or name another file";
        return Err(io::Error::new(io::ErrorKind::PermissionDenied, message));
    }
    opened
}

/// Reads a file, whose size and lines are limited.
///
/// # Errors
///
/// Returns an error if it can't be read, isn't an ordinary file, or it or a
/// line is too large.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut file = open(path)?.take(MAX_FILE_SIZE + 1);
    file.read_to_end(&mut bytes)?;
    check_size(bytes.len() as u64)?;
    for (before, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        let lines = line.split(|&byte| byte == b'\r');
        let length = lines.map(<[u8]>::len).max().unwrap_or_default();
        let number = before + 1;
        if length > MAX_LINE_LENGTH {
            return Err(io::Error::other(format!(
                "line {number} has {length} bytes: a line has at most \
                 {MAX_LINE_LENGTH}"
            )));
        }
    }
    Ok(bytes)
}

/// Reads a file as text, as [`decode`] does.
///
/// # Errors
///
/// Returns an error if the file can't be read, or isn't UTF-8.
pub fn read_text<C>(path: &Path) -> Result<String, FileError<C>> {
    let bytes = read(path).map_err(in_file(path))?;
    decode(bytes).map_err(|error| in_file(path)(FileProblem::NotText(error)))
}

/// Checks that a file may have this many games, which are all in memory at
/// once.
///
/// # Errors
///
/// Returns an error if they are more than a million.
pub fn check_games(count: usize) -> io::Result<()> {
    if count <= MAX_GAMES {
        Ok(())
    } else {
        Err(io::Error::other(format!(
            "a file has at most {MAX_GAMES} games: split it into smaller files"
        )))
    }
}

fn check_size(bytes: u64) -> io::Result<()> {
    if bytes <= MAX_FILE_SIZE {
        Ok(())
    } else {
        Err(io::Error::other(format!(
            "it has more than {MAX_FILE_SIZE} bytes: split it into smaller \
             files"
        )))
    }
}
