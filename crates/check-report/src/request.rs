use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

const REPORT: &str = "CHECKS_REPORT";
const TIME_LIMIT: &str = "CHECKS_TIME_LIMIT";
const CALLS: &str = "CHECKS_CALLS";
const SEED: &str = "CHECKS_SEED";
const RECORD: &str = "CHECKS_RECORD";

/// What a program that runs checks wants from them. It travels in environment
/// variables, which only this type knows.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CheckRequest {
    /// The file to which the report is added. Without one, a check that fails
    /// says why on the error stream.
    pub report: Option<PathBuf>,
    /// How long a call may take, whatever it does and whatever limit the check
    /// has for it: whole seconds, at least one. In a debugger, many.
    pub time_limit: Option<Duration>,
    /// Whether each call is reported, and [marked](crate::OutputMark) on the output
    /// streams.
    pub calls: bool,
    /// What random questions begin with. Without it, they're the book's own.
    pub seed: u64,
    /// Whether the checks [record](crate::Recording) their questions instead of
    /// asking them.
    pub record: bool,
}

impl CheckRequest {
    /// The variables to set for the checks' process. A time limit that isn't
    /// requested may still be in the environment: a person's wish.
    pub fn variables(&self) -> Vec<(&'static str, OsString)> {
        let report = self.report.as_ref();
        let report = report.map(|file| (REPORT, file.clone().into()));
        let limit = self
            .time_limit
            .map(|limit| (TIME_LIMIT, limit.as_secs().max(1).to_string().into()));
        let calls = self.calls.then(|| (CALLS, "1".into()));
        let record = self.record.then(|| (RECORD, "1".into()));
        let seed = Some((SEED, self.seed.to_string().into()));
        let all = [report, limit, calls, record, seed];
        all.into_iter().flatten().collect()
    }

    /// The request that this process was started with. Fails when the time limit
    /// isn't a whole number of seconds.
    pub fn from_environment() -> Result<CheckRequest, String> {
        let limit = env::var_os(TIME_LIMIT);
        let seed = env::var(SEED).ok().and_then(|seed| seed.parse().ok());
        Ok(CheckRequest {
            report: env::var_os(REPORT).map(PathBuf::from),
            time_limit: limit.map(seconds).transpose()?,
            calls: env::var_os(CALLS).is_some(),
            seed: seed.unwrap_or_default(),
            record: env::var_os(RECORD).is_some(),
        })
    }
}

fn seconds(text: OsString) -> Result<Duration, String> {
    let number = text.to_str().and_then(|text| text.parse().ok());
    let number = number.filter(|&seconds| seconds > 0);
    number.map(Duration::from_secs).ok_or_else(|| {
        format!(
            "{TIME_LIMIT} is {text:?}, which isn't a time limit: write a whole number of seconds, \
             1 or more"
        )
    })
}
