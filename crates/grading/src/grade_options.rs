//! The options of the `grade` command.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, value_parser};
use othellier_project::parallel;

/// The options of the `grade` command.
#[derive(Debug, Clone, Args)]
pub struct GradeOptions {
    /// The folder that `assign` made, or just 2 or 2.1,2.3
    #[arg(value_name = "ASSIGNMENT")]
    pub assignment: String,
    /// What came in: a folder with a folder or a zip file for each student
    #[arg(value_name = "SUBMISSIONS")]
    pub submissions: PathBuf,
    /// Write the grades into this folder
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// The class as a CSV file: name, id, email, folder, submitted
    #[arg(long, value_name = "FILE")]
    pub roster: Option<PathBuf>,
    /// Turn points into grades up to this one, such as 20
    #[arg(long, value_name = "GRADE", value_parser = value_parser!(u32).range(1..=10_000))]
    pub scale: Option<u32>,
    /// Take away this percentage of the points for each day late
    #[arg(long, value_name = "PERCENT", default_value_t = 0)]
    #[arg(value_parser = value_parser!(u32).range(0..=100))]
    pub late: u32,
    /// Point out answers that look alike
    #[arg(long)]
    pub similar: bool,
    /// Grade this many submissions at a time, memory permitting
    #[arg(long, value_name = "COUNT", default_value_t = 2 * parallel::cores())]
    pub jobs: usize,
    /// Write the result of a single submission for Gradescope into this file
    #[arg(long, value_name = "FILE", hide = true)]
    pub gradescope: Option<PathBuf>,
    /// Run students' code even if this machine has no sandbox for it
    #[arg(long)]
    pub unsandboxed: bool,
    /// How long a check waits for an answer, in wall-clock time. This stops programs
    /// that sleep; the CPU limit stops busy ones earlier.
    #[arg(skip = DEFAULT_ANSWER_TIMEOUT)]
    pub answer_timeout: Duration,
}

/// The default of [`GradeOptions::answer_timeout`]: more than twice the CPU limit, so
/// that a busy machine doesn't cost points.
pub const DEFAULT_ANSWER_TIMEOUT: Duration = Duration::from_secs(10);
