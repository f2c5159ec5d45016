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
    /// It cannot be read or written.
    #[error(": {0}")]
    Io(io::Error),
    /// What stands in it is wrong.
    #[error(", {0}")]
    Content(RecordError),
}

impl FileError {
    pub(crate) fn io(path: &Path, why: io::Error) -> FileError {
        FileError {
            path: path.to_path_buf(),
            problem: FileProblem::Io(why),
        }
    }

    pub(crate) fn content(path: &Path, error: RecordError) -> FileError {
        FileError {
            path: path.to_path_buf(),
            problem: FileProblem::Content(error),
        }
    }
}
