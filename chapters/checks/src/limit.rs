//! How long a call may take. A machine that is busy with something else makes
//! every call slow, and none of them endless, so what counts is the time that
//! the processor works for this process.

use std::fs;
use std::time::{Duration, Instant};

/// A limit for one call.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limit {
    /// So much work it may be.
    pub(crate) work: Duration,
    /// A call that sleeps doesn't work, and nobody waits longer than this for it.
    pub(crate) wait: Duration,
}

impl Limit {
    /// As much work as this, with a wait ten times as long.
    pub(crate) fn of_work(work: Duration) -> Limit {
        let wait = 10 * work;
        Limit { work, wait }
    }

    /// As long as this, whatever is done in that time.
    pub(crate) fn of_wait(wait: Duration) -> Limit {
        Limit { work: wait, wait }
    }
}

/// What has been spent since a call began.
pub(crate) struct Clock {
    start: Instant,
    work: Option<Duration>,
}

impl Clock {
    pub(crate) fn start() -> Clock {
        Clock {
            start: Instant::now(),
            work: work(),
        }
    }

    /// Whether the limit is reached. The work of other calls in this process is
    /// told with it, so it is never more than the time. Where nobody tells it,
    /// all the time is taken for work.
    pub(crate) fn is_over(&self, limit: Limit) -> bool {
        let waited = self.start.elapsed();
        let work = work().zip(self.work).map(|(now, then)| now - then);
        waited >= limit.wait || work.unwrap_or(waited).min(waited) >= limit.work
    }
}

/// For how long the processor has worked for this process. Linux tells it in a
/// file, in hundredths of a second: the 14th and the 15th field, counted on
/// behind the name, which may have blanks in it.
fn work() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    let fields = stat.rsplit(')').next()?.split_whitespace();
    let times = fields.skip(11).take(2).map(str::parse::<u64>);
    let hundredths: u64 = times.sum::<Result<_, _>>().ok()?;
    Some(Duration::from_millis(10 * hundredths))
}
