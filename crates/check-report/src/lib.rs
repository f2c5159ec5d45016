//! What the checks of exercises and the programs that run them say to each
//! other. A runner states its [`CheckRequest`] in environment variables; the checks
//! answer with a [report](CheckEvent), one line of JSON for each event, in a file
//! that the request names. So nobody has to parse what a test harness prints,
//! or recognize a message by its words.

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

/// How long the processor has worked for a process, given by its number or as
/// `self`; `None` if the system doesn't say. Linux says it in a file, in hundredths
/// of a second: fields 14 and 15, counted from after the name, which may contain
/// spaces.
pub fn cpu_time(process: &str) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields = stat.rsplit(')').next()?.split_whitespace();
    let times = fields.skip(11).take(2).map(str::parse::<u64>);
    let hundredths: u64 = times.sum::<Result<_, _>>().ok()?;
    Some(Duration::from_millis(10 * hundredths))
}
