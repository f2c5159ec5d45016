use databases::DatabaseError;
use records::{FileProblem, RecordError};
use thiserror::Error;

use crate::{GgfError, ObfError, WriteError};

/// An error in the content of a file, or in games to be written to one.
#[derive(Debug, Error)]
pub enum ContentError {
    /// An error in a transcript, or in a game to be written.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// An error in a database.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// An error in a game to be written to a database.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// An error in GGF.
    #[error(transparent)]
    Ggf(#[from] GgfError),
    /// An error in OBF.
    #[error(transparent)]
    Obf(#[from] ObfError),
}

/// An error in a file of any format, with the path of the file.
pub type FileError = records::FileError<ContentError>;

impl From<ContentError> for FileProblem<ContentError> {
    fn from(error: ContentError) -> Self {
        FileProblem::Content(error)
    }
}

/// Converts the error of a reader or writer of one format.
pub(crate) fn convert_error<C: Into<ContentError>>(
    error: records::FileError<C>,
) -> FileError {
    FileError {
        path: error.path,
        problem: match error.problem {
            FileProblem::Extension(known) => FileProblem::Extension(known),
            FileProblem::Exists => FileProblem::Exists,
            FileProblem::Io(why) => FileProblem::Io(why),
            FileProblem::NotText(error) => FileProblem::NotText(error),
            FileProblem::Content(error) => FileProblem::Content(error.into()),
        },
    }
}
