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
