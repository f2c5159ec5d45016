use std::fmt;
use std::fs;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use evaluation::Tally;

/// A row of a benchmark table: the measurements of a program.
#[derive(Clone, Debug)]
pub struct Row {
    /// The name of the program, and its search depth.
    pub program: String,
    /// The sum of the values of all positions. It's the same for programs with
    /// the same depth and evaluation, so it shows mistakes.
    pub value: i64,
    /// The number of positions searched.
    pub positions: u64,
    /// The duration of all searches: the processor time of this thread, as
    /// [`processor_time`] measures it.
    pub time: Duration,
    /// The score against the yardstick, if it was measured.
    pub score: Option<Tally>,
}

impl Row {
    /// The header of the columns.
    pub const HEAD: &str = "program                           value    positions   seconds  \
        positions/s    score";

    /// Searches from each of these positions, one after another. `search`
    /// returns the value of the position, and the number of positions searched.
    pub fn measure<P>(
        program: impl Into<String>,
        roots: &[P],
        mut search: impl FnMut(&P) -> (i32, u64),
    ) -> Row {
        let (mut value, mut positions) = (0, 0);
        let begin = processor_time();
        for root in roots {
            let (root_value, searched) = search(root);
            value += i64::from(root_value);
            positions += searched;
        }
        let time = processor_time() - begin;
        Row {
            program: program.into(),
            value,
            positions,
            time,
            score: None,
        }
    }

    /// Returns the row with a score.
    #[must_use]
    pub fn with_score(self, score: Tally) -> Row {
        Row {
            score: Some(score),
            ..self
        }
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Row {
            program,
            value,
            positions,
            ..
        } = self;
        let seconds = self.time.as_secs_f64();
        let rate = *positions as f64 / seconds / 1e6;
        write!(
            f,
            "{program:26} {value:>12} {positions:>12} {seconds:>9.2} \
             {rate:>10.2} M"
        )?;
        match self.score {
            Some(score) => {
                write!(f, " {:>3.0} % ± {:.0}", score.rate(), score.margin())
            }
            None => write!(f, "        –"),
        }
    }
}

/// Returns the processor time that this thread has used, from Linux's
/// `/proc/thread-self/schedstat`. On other systems, it's the elapsed time since
/// the first call.
pub fn processor_time() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let schedstat = fs::read_to_string("/proc/thread-self/schedstat");
    let nanoseconds = schedstat
        .ok()
        .and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGIN.elapsed(), Duration::from_nanos)
}
