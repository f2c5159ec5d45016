use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::RecordError;

/// What is wrong with a file, and which file it is.
#[derive(Debug, Error)]
#[error("{}{problem}", path.display())]
pub struct FileError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: FileProblem,
}

/// What can be wrong with a file.
#[derive(Debug, Error)]
pub enum FileProblem {
    /// Its name has an extension that stands for no format, or none.
    #[error(
        ": the name says the format and should end in .txt, .oth, .ggf, .obf \
         or .wtb"
    )]
    Extension,
    /// It was to be new, and it exists.
    #[error(" exists: give another name")]
    Exists,
    /// It cannot be read or written.
    #[error(": {0}")]
    Io(io::Error),
    /// What stands in it is wrong.
    #[error(", {0}")]
    Content(#[from] RecordError),
}

impl From<io::Error> for FileProblem {
    fn from(why: io::Error) -> FileProblem {
        match why.kind() {
            io::ErrorKind::AlreadyExists => FileProblem::Exists,
            _ => FileProblem::Io(why),
        }
    }
}

/// Turns what is wrong with this file into an error that names it.
pub(crate) fn in_file<P: Into<FileProblem>>(
    path: &Path,
) -> impl Fn(P) -> FileError {
    |problem| FileError {
        path: path.to_path_buf(),
        problem: problem.into(),
    }
}
