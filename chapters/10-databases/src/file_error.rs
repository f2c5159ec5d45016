use records::FileProblem;

use crate::DatabaseError;

/// What is wrong with a file of a database, and which file it is.
pub type FileError = records::FileError<DatabaseError>;

impl From<DatabaseError> for FileProblem<DatabaseError> {
    fn from(error: DatabaseError) -> Self {
        FileProblem::Content(error)
    }
}
