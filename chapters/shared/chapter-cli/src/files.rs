use std::fs::{self, File, Metadata};
use std::io::{self, Read};
use std::path::Path;

use crate::{FileError, FileProblem, in_file};

/// The most bytes that a file of games may have.
const MOST_BYTES: u64 = 100_000_000;

/// The most games that a text may have.
const MOST_GAMES: usize = 1_000_000;

/// The most bytes that a line may have.
const MOST_IN_LINE: usize = 100_000;

/// Opens a file that has an end, and a near one: a pipe or a device may not.
///
/// # Errors
///
/// When it can't be opened, isn't an ordinary file, or is too large.
pub fn open(path: &Path) -> io::Result<File> {
    let about = fs::metadata(path)?;
    check_is_file(&about)?;
    check_size(about.len())?;
    File::open(path)
}

/// Says that this is about an ordinary file.
///
/// # Errors
///
/// When it isn't.
pub fn check_is_file(about: &Metadata) -> io::Result<()> {
    if about.is_file() {
        return Ok(());
    }
    let why = "it's a folder, a pipe or a device: name an ordinary file";
    Err(io::Error::other(why))
}

/// The bytes of a file whose lines aren't endless, either.
///
/// # Errors
///
/// When it can't be read, isn't an ordinary file, or it or a line is too large.
pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let mut file = open(path)?.take(MOST_BYTES + 1);
    file.read_to_end(&mut bytes)?;
    check_size(bytes.len() as u64)?;
    for (before, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        let (number, length) = (before + 1, line.len());
        if length > MOST_IN_LINE {
            return Err(io::Error::other(format!(
                "line {number} has {length} bytes: a line has at most \
                 {MOST_IN_LINE}"
            )));
        }
    }
    Ok(bytes)
}

/// The text of a file.
///
/// # Errors
///
/// When the file can't be read, or isn't text.
pub fn read_text<C>(path: &Path) -> Result<String, FileError<C>> {
    let bytes = read(path).map_err(in_file(path))?;
    String::from_utf8(bytes).map_err(|why| {
        let before = &why.as_bytes()[..why.utf8_error().valid_up_to()];
        let lines = before.iter().filter(|&&byte| byte == b'\n').count();
        in_file(path)(FileProblem::NotText(lines + 1))
    })
}

/// Says that a file may have this many games. They are all in memory at once.
///
/// # Errors
///
/// When they are too many.
pub fn check_games(count: usize) -> io::Result<()> {
    if count <= MOST_GAMES {
        Ok(())
    } else {
        Err(io::Error::other(format!(
            "a file has at most {MOST_GAMES} games: split it into smaller files"
        )))
    }
}

fn check_size(bytes: u64) -> io::Result<()> {
    if bytes <= MOST_BYTES {
        Ok(())
    } else {
        Err(io::Error::other(format!(
            "it has more than {MOST_BYTES} bytes: split it into smaller files"
        )))
    }
}
