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
    /// Whether to point out similar answers.
    pub similar: bool,
    /// How many submissions are graded at a time.
    pub jobs: usize,
    /// Whether students' code may run without a sandbox.
    pub unsandboxed: bool,
    /// How long a check waits for an answer from a program that may be asleep.
    /// If it's computing, its processor time stops it earlier.
    pub patience: Duration,
}

/// How long to wait for a program that may be asleep, unless the options say
/// otherwise: more than twice as long as it may work, for a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(10);
