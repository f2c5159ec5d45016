use databases::DatabaseError;
use records::{FileProblem, RecordError};
use thiserror::Error;

use crate::{GgfError, ObfError, WriteError};

/// What can be wrong with what stands in a file.
#[derive(Debug, Error)]
pub enum ContentError {
    /// In a transcript, or a game to be written.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// In a database.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// In a game that should go into a database.
    #[error(transparent)]
    Write(#[from] WriteError),
    /// In GGF.
    #[error(transparent)]
    Ggf(#[from] GgfError),
    /// In OBF.
    #[error(transparent)]
    Obf(#[from] ObfError),
}

/// What is wrong with a file in one of the formats, and which file it is.
pub type FileError = records::FileError<ContentError>;

impl From<ContentError> for FileProblem<ContentError> {
    fn from(error: ContentError) -> Self {
        FileProblem::Content(error)
    }
}

/// The error of one format as an error of any.
pub(crate) fn any<C: Into<ContentError>>(
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
