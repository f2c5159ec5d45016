use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// What's wrong with a file, and which file it is. `C` is what can be wrong
/// with its content.
#[derive(Debug, Error)]
#[error("{}{problem}", path.display())]
pub struct FileError<C> {
    /// The file.
    pub path: PathBuf,
    /// What's wrong with it.
    pub problem: FileProblem<C>,
}

/// What can be wrong with a file.
#[derive(Debug, Error)]
pub enum FileProblem<C> {
    /// Its name should end in one of these.
    #[error(": the name says the format and should end in {0}")]
    Extension(&'static str),
    /// It was to be new, and it exists.
    #[error(" exists: give another name")]
    Exists,
    /// This line of it, from 1, isn't UTF-8.
    #[error(", line {0}: this isn't text: save the file as UTF-8")]
    NotText(usize),
    /// It can't be read or written.
    #[error(": {0}")]
    Io(io::Error),
    /// What's in it is wrong.
    #[error(", {0}")]
    Content(C),
}

impl<C> FileError<C> {
    /// Whether the trouble is that there's no such file.
    pub fn is_missing(&self) -> bool {
        match &self.problem {
            FileProblem::Io(why) => why.kind() == io::ErrorKind::NotFound,
            _ => false,
        }
    }
}

impl<C> From<io::Error> for FileProblem<C> {
    fn from(why: io::Error) -> FileProblem<C> {
        match why.kind() {
            io::ErrorKind::AlreadyExists => FileProblem::Exists,
            _ => FileProblem::Io(why),
        }
    }
}

/// Turns what is wrong with this file into an error that names it.
pub fn in_file<P: Into<FileProblem<C>>, C>(
    path: &Path,
) -> impl Fn(P) -> FileError<C> {
    |problem| FileError {
        path: path.to_path_buf(),
        problem: problem.into(),
    }
}
