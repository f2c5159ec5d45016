use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;

use game_formats::FileError;
use whole_games::Objection;

/// Why an effect couldn't be carried out.
#[derive(Debug)]
pub enum PerformError {
    /// The file can't be read or written.
    File(FileError),
    /// The folder can't be listed.
    Folder(PathBuf, io::Error),
    /// The file has no game with this number.
    Missing(PathBuf, usize),
    /// The rules forbid the game with this number.
    Illegal(PathBuf, usize, Box<Objection>),
    /// The format of the file can't hold one game with its moves.
    Format(PathBuf),
}

impl From<FileError> for PerformError {
    fn from(error: FileError) -> PerformError {
        PerformError::File(error)
    }
}

impl fmt::Display for PerformError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::File(why) => write!(f, "{why}"),
            Self::Folder(path, why) => write!(f, "{}: {why}", path.display()),
            Self::Missing(path, number) => {
                write!(f, "{} has no game {number}", path.display())
            }
            Self::Illegal(path, number, why) => {
                write!(f, "{}, game {number}: {why}", path.display())
            }
            Self::Format(path) => write!(
                f,
                "{}: to save a game, choose a name that ends in .oth, .txt or \
                 .ggf",
                path.display()
            ),
        }
    }
}

impl Error for PerformError {}
