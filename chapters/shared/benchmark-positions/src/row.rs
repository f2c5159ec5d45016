use std::fmt;
use std::fs;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use evaluation::Tally;

/// A row of the table: how a program did on some positions.
#[derive(Clone, Debug)]
pub struct Row {
    /// What the program is called in the table, and how far it looks.
    pub program: String,
    /// What the positions are worth to it, added up. Programs that look equally
    /// far and think the same agree on it to the last digit.
    pub value: i64,
    /// How many positions its search looked at, in all.
    pub positions: u64,
    /// How long all searches took. On Linux it's the time that this thread had a
    /// processor, so that a busy machine doesn't matter much.
    pub time: Duration,
    /// How it does against the yardstick, if it was asked to play.
    pub score: Option<Tally>,
}

impl Row {
    /// What the columns of a row are called.
    pub const HEAD: &str = "program                           value    positions   seconds  positions/s    score";

    /// Searches from each of these, one after another. The search returns what
    /// the position is worth, and how many positions it looked at.
    pub fn measure<P>(
        program: impl Into<String>,
        from: &[P],
        mut search: impl FnMut(&P) -> (i32, u64),
    ) -> Row {
        let (mut value, mut positions) = (0, 0);
        let begin = processor_time();
        for position in from {
            let (worth, looked_at) = search(position);
            value += i64::from(worth);
            positions += looked_at;
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

    /// The same row with a score.
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
            "{program:26} {value:>12} {positions:>12} {seconds:>9.2} {rate:>10.2} M"
        )?;
        match self.score {
            Some(score) => {
                write!(f, " {:>3.0} % ± {:.0}", score.rate(), score.margin())
            }
            None => write!(f, "        –"),
        }
    }
}

/// How long this thread has had a processor, or the time that has passed where
/// the system doesn't say.
pub fn processor_time() -> Duration {
    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);
    let said = fs::read_to_string("/proc/thread-self/schedstat");
    let nanoseconds = said
        .ok()
        .and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or_else(|| BEGIN.elapsed(), Duration::from_nanos)
}
