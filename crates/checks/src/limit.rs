//! Time limits for calls.
//!
//! A machine that is busy with something else makes every call slow, but none of them
//! endless. So the processor time of this process counts, rather than the elapsed time.

use std::time::{Duration, Instant};

use check_report::cpu_time;

/// A time limit for one call.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limit {
    /// The limit for processor time.
    pub(crate) work: Duration,
    /// The limit for elapsed time, because a sleeping call uses no processor time.
    pub(crate) wait: Duration,
}

impl Limit {
    /// Returns a limit for processor time, and ten times as much for elapsed time.
    pub(crate) fn from_work(work: Duration) -> Limit {
        let wait = 10 * work;
        Limit { work, wait }
    }

    /// Returns a limit for elapsed time.
    pub(crate) fn from_wait(wait: Duration) -> Limit {
        Limit { work: wait, wait }
    }
}

/// The time that a call has used since it began.
pub(crate) struct Usage {
    start: Instant,
    work_at_start: Option<Duration>,
}

impl Usage {
    pub(crate) fn start() -> Usage {
        Usage {
            start: Instant::now(),
            work_at_start: cpu_time("self"),
        }
    }

    /// Tests if the call has reached the limit.
    ///
    /// The processor time includes other calls in this process, so it never counts as
    /// more than the elapsed time. If the system doesn't provide it, all of the elapsed
    /// time counts.
    pub(crate) fn exceeds(&self, limit: Limit) -> bool {
        let elapsed = self.start.elapsed();
        let work = match (cpu_time("self"), self.work_at_start) {
            (Some(now), Some(start)) => (now - start).min(elapsed),
            _ => elapsed,
        };
        elapsed >= limit.wait || work >= limit.work
    }
}
