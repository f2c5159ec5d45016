use records::FileProblem;

use crate::DatabaseError;

/// An error in a database file, with its path.
pub type FileError = records::FileError<DatabaseError>;

impl From<DatabaseError> for FileProblem<DatabaseError> {
    fn from(error: DatabaseError) -> Self {
        FileProblem::Content(error)
    }
}
