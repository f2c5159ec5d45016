//! How long a call may take. A machine that's busy with something else makes
//! every call slow, but doesn't make any of them endless. So what counts is the
//! time that the processor works for this process.

use std::time::{Duration, Instant};

use check_report::cpu_time;

/// A limit for one call.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Limit {
    /// How much work it may be.
    pub(crate) work: Duration,
    /// A sleeping call doesn't do any work, so this is how long we wait for it.
    pub(crate) wait: Duration,
}

impl Limit {
    /// This much work, and a wait ten times as long.
    pub(crate) fn of_work(work: Duration) -> Limit {
        let wait = 10 * work;
        Limit { work, wait }
    }

    /// This long, whatever happens in that time.
    pub(crate) fn of_wait(wait: Duration) -> Limit {
        Limit { work: wait, wait }
    }
}

/// What a call has used since it began.
pub(crate) struct Clock {
    start: Instant,
    work: Option<Duration>,
}

impl Clock {
    pub(crate) fn start() -> Clock {
        Clock {
            start: Instant::now(),
            work: cpu_time("self"),
        }
    }

    /// Whether we've reached the limit. The work includes other calls in this
    /// process, so it never counts as more than the time. If the system doesn't
    /// say how much work it was, all the time counts as work.
    pub(crate) fn is_over(&self, limit: Limit) -> bool {
        let waited = self.start.elapsed();
        let work = cpu_time("self")
            .zip(self.work)
            .map(|(now, then)| now - then);
        waited >= limit.wait || work.unwrap_or(waited).min(waited) >= limit.work
    }
}
