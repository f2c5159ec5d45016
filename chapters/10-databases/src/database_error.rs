use crate::DatabaseProblem;

/// What is wrong with a database, and where.
#[derive(Debug, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct DatabaseError {
    /// Where it is wrong: the header, or a game or a name, counted from 1.
    pub place: String,
    /// What is wrong.
    pub problem: DatabaseProblem,
}

impl DatabaseProblem {
    /// This problem, found at this place.
    pub fn found(self, place: impl Into<String>) -> DatabaseError {
        DatabaseError {
            place: place.into(),
            problem: self,
        }
    }
}
