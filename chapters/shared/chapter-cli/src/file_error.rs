use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::NotText;

/// An error about a file, with its path. `C` is the error about the content.
#[derive(Debug, Error)]
#[error("{}{problem}", path.display())]
pub struct FileError<C> {
    /// The path of the file.
    pub path: PathBuf,
    /// The error.
    pub problem: FileProblem<C>,
}

/// An error about a file, without its path.
#[derive(Debug, Error)]
pub enum FileProblem<C> {
    /// The extension isn't one of these.
    #[error(": the name says the format and should end in {0}")]
    Extension(&'static str),
    /// A new file was to be created, but the file exists.
    #[error(" exists: give another name")]
    Exists,
    /// The file isn't UTF-8.
    #[error(", {0}")]
    NotText(NotText),
    /// Reading or writing failed.
    #[error(": {0}")]
    Io(io::Error),
    /// The content is invalid.
    #[error(", {0}")]
    Content(C),
}

impl<C> FileError<C> {
    /// Tests if the error is that the file doesn't exist.
    pub fn is_missing(&self) -> bool {
        match &self.problem {
            FileProblem::Io(error) => error.kind() == io::ErrorKind::NotFound,
            _ => false,
        }
    }
}

impl<C> From<io::Error> for FileProblem<C> {
    fn from(error: io::Error) -> FileProblem<C> {
        match error.kind() {
            io::ErrorKind::AlreadyExists => FileProblem::Exists,
            _ => FileProblem::Io(error),
        }
    }
}

/// Returns a function that adds the path of a file to an error about it.
pub fn in_file<P: Into<FileProblem<C>>, C>(
    path: &Path,
) -> impl Fn(P) -> FileError<C> {
    |problem| FileError {
        path: path.to_path_buf(),
        problem: problem.into(),
    }
}
