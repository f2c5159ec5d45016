use std::fmt;
use std::time::{Duration, Instant};

/// A row of the table: how a program did on some positions.
#[derive(Clone, Debug)]
pub struct Row {
    /// What the program is called in the table.
    pub program: String,
    /// How many positions its search looked at, in all.
    pub positions: u64,
    /// How long each of its searches took, the shortest first.
    pub times: Vec<Duration>,
}

impl Row {
    /// What the columns of a row are called.
    pub const HEAD: &str = "program                        positions        \
        time     median   positions/s";

    /// Searches from each of these, one after another. The search returns how
    /// many positions it looked at.
    pub fn measure<P>(program: &str, from: &[P], mut search: impl FnMut(&P) -> u64) -> Row {
        let mut row = Row { program: program.to_string(), positions: 0, times: Vec::new() };
        for position in from {
            let begin = Instant::now();
            row.positions += search(position);
            row.times.push(begin.elapsed());
        }
        row.times.sort();
        row
    }

    /// How long all searches took.
    pub fn time(&self) -> Duration {
        self.times.iter().sum()
    }

    /// The time that half of the searches needed at most.
    pub fn median(&self) -> Duration {
        let upper = self.times.len() / 2;
        let lower = (self.times.len() - 1) / 2;
        (self.times[lower] + self.times[upper]) / 2
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let seconds = self.time().as_secs_f64();
        let rate = self.positions as f64 / seconds / 1e6;
        write!(
            f,
            "{:26} {:>13} {seconds:>9.3} s {:>8.4} s {rate:>11.2} M",
            self.program,
            self.positions,
            self.median().as_secs_f64(),
        )
    }
}
