use std::io;
use std::time::Duration;

use thiserror::Error;

/// Why a program lost a game that wasn't over.
#[derive(Debug, Error)]
pub enum Failure {
    /// It couldn't be started.
    #[error("is no player of the book's, and couldn't be started: {0}")]
    Missing(io::Error),
    /// It ended.
    #[error("ended without an answer")]
    Ended,
    /// Its time was up before it answered.
    #[error("took more than {} ms", .0.as_millis())]
    Late(Duration),
    /// It said that it can't do something.
    #[error("answered {0:?} to {1:?}")]
    Refused(String, String),
    /// It played what the rules forbid.
    #[error("played {0:?}, which is illegal")]
    Illegal(String),
}
