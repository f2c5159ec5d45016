//! What a teacher asks for.

use std::path::PathBuf;
use std::time::Duration;

/// What a teacher asks for.
#[derive(Debug, Clone)]
pub struct Options {
    /// The assignment: a folder or zip file that `assign` has made, or the
    /// numbers of exercises.
    pub assignment: String,
    /// The folder with the submissions.
    pub submissions: PathBuf,
    /// The folder for the results.
    pub out: PathBuf,
    /// The list of the class.
    pub roster: Option<PathBuf>,
    /// The folder with the teacher's own checks.
    pub hidden: Option<PathBuf>,
    /// The best grade.
    pub scale: Option<u32>,
    /// Whether similar answers are pointed at.
    pub similar: bool,
    /// How many submissions are graded at a time.
    pub jobs: usize,
    /// Whether students' code may run where there is no sandbox.
    pub unsandboxed: bool,
    /// How long a check waits for an answer of a program that may be asleep. One
    /// that computes is stopped earlier, by its processor time.
    pub patience: Duration,
}

/// How long a program that may be asleep is waited for, unless the options say
/// otherwise: twice as long as it may work, and more, for a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(10);
