use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

const REPORT: &str = "CHECKS_REPORT";
const TIME_LIMIT: &str = "CHECKS_TIME_LIMIT";
const CALLS: &str = "CHECKS_CALLS";
const SEED: &str = "CHECKS_SEED";
const RECORD: &str = "CHECKS_RECORD";
const CHECK: &str = "CHECKS_CHECK";

/// The request of a program that runs checks, passed to them in environment variables.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct CheckRequest {
    /// The file to which the report is appended. Without one, a failing check prints
    /// its message on standard error.
    pub report: Option<PathBuf>,
    /// The time limit for each call, in place of the check's own: whole seconds, at
    /// least one. Time spent waiting counts, too. A debugger needs many.
    pub time_limit: Option<Duration>,
    /// True if each call is reported, and [marked](crate::OutputMark) on the output
    /// streams.
    pub calls: bool,
    /// The seed of random questions. The book's own is 0.
    pub seed: u64,
    /// True if the checks [record](crate::Recording) their questions instead of
    /// asking them.
    pub record: bool,
    /// The file with the path of the check to run, for a program that takes it from there
    /// and not from its arguments. It's removed when it has been read.
    pub check: Option<PathBuf>,
}

impl CheckRequest {
    /// Returns the variables to set for the checks' process.
    ///
    /// A time limit that isn't requested isn't removed from the environment: a person
    /// may have set it.
    pub fn env_vars(&self) -> Vec<(&'static str, OsString)> {
        let mut vars = Vec::new();
        if let Some(report) = &self.report {
            vars.push((REPORT, report.clone().into()));
        }
        if let Some(limit) = self.time_limit {
            vars.push((TIME_LIMIT, limit.as_secs().max(1).to_string().into()));
        }
        if self.calls {
            vars.push((CALLS, "1".into()));
        }
        if self.record {
            vars.push((RECORD, "1".into()));
        }
        if let Some(check) = &self.check {
            vars.push((CHECK, check.clone().into()));
        }
        vars.push((SEED, self.seed.to_string().into()));
        vars
    }

    /// Reads the request from the environment of this process.
    ///
    /// # Errors
    ///
    /// Returns an error if the time limit isn't a whole number of seconds.
    pub fn from_env() -> Result<CheckRequest, String> {
        let time_limit = env::var_os(TIME_LIMIT);
        let seed = env::var(SEED).ok().and_then(|seed| seed.parse().ok());
        Ok(CheckRequest {
            report: env::var_os(REPORT).map(PathBuf::from),
            time_limit: time_limit.map(parse_time_limit).transpose()?,
            calls: env::var_os(CALLS).is_some(),
            seed: seed.unwrap_or_default(),
            record: env::var_os(RECORD).is_some(),
            check: env::var_os(CHECK).map(PathBuf::from),
        })
    }
}

fn parse_time_limit(text: OsString) -> Result<Duration, String> {
    match text.to_str().and_then(|text| text.parse().ok()) {
        Some(seconds) if seconds > 0 => Ok(Duration::from_secs(seconds)),
        _ => Err(format!(
            "{TIME_LIMIT} is {text:?}, which isn't a time limit: write a whole number of seconds, \
             1 or more"
        )),
    }
}
