//! The protocol between the checks of exercises and the programs that run them.
//!
//! A runner states its [`CheckRequest`] in environment variables. The checks append a
//! [report](CheckEvent), one line of JSON per event, to the file that the request names.
//! So no runner has to parse the output of a test harness, or recognize a message by
//! its words.

mod event;
pub use event::{CheckEvent, OutputMark};

mod failure;
pub use failure::{Failure, Kind, SourceLine};

mod recording;
pub use recording::{Question, Recording};

mod report;
pub use report::ChecksReport;

mod request;
pub use request::CheckRequest;

use std::fs;
use std::time::Duration;

/// Returns the processor time that a process has used, given its number or `self`;
/// `None` if the system doesn't provide it.
///
/// Linux has it in `/proc/PID/stat`, in hundredths of a second: fields 14 (user) and 15
/// (system), counted from after the name, which may contain spaces.
pub fn cpu_time(process: &str) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields = stat.rsplit(')').next()?.split_whitespace();
    let times = fields.skip(11).take(2).map(str::parse::<u64>);
    let hundredths: u64 = times.sum::<Result<_, _>>().ok()?;
    Some(Duration::from_millis(10 * hundredths))
}
