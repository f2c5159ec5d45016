use std::error::Error;
use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use crate::RecordError;

/// What is wrong with a file, and which file it is.
#[derive(Debug)]
pub struct FileError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub problem: FileProblem,
}

/// What can be wrong with a file.
#[derive(Debug)]
pub enum FileProblem {
    /// Its name has an extension that stands for no format, or none.
    Extension,
    /// It cannot be read or written.
    Io(io::Error),
    /// What stands in it is wrong.
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

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let path = self.path.display();
        match &self.problem {
            FileProblem::Extension => write!(
                f,
                "{path}: the name says the format and should end in .txt, \
                 .oth, .ggf, .obf or .wtb"
            ),
            FileProblem::Io(why) => write!(f, "{path}: {why}"),
            FileProblem::Content(error) => write!(f, "{path}, {error}"),
        }
    }
}

impl Error for FileError {}
