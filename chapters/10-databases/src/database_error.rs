use crate::DatabaseProblem;

/// An error in a database, with its location.
#[derive(Debug, thiserror::Error)]
#[error("{location}: {problem}")]
pub struct DatabaseError {
    /// The header, or a game or a name with its number, from 1.
    pub location: String,
    /// The error.
    pub problem: DatabaseProblem,
}

impl DatabaseProblem {
    /// Adds the location of the problem.
    pub fn at(self, location: impl Into<String>) -> DatabaseError {
        DatabaseError {
            location: location.into(),
            problem: self,
        }
    }
}
