use minimax::Stopped;

use crate::Limits;

/// Counts positions, and asks now and then whether to go on.
pub struct Counter<'a> {
    /// When it must be done.
    pub limits: Limits<'a>,
    /// How many positions there have been.
    pub positions: u64,
    /// At how many it asks.
    next_check: u64,
}

impl<'a> Counter<'a> {
    /// A counter at 0.
    pub fn new(limits: Limits<'a>) -> Counter<'a> {
        Counter {
            limits,
            positions: 0,
            next_check: 1024,
        }
    }

    /// Counts one position, and as many as the solver has looked at by now. It
    /// fails when the search must stop.
    pub fn count(&mut self, by_solver: u64) -> Result<(), Stopped> {
        self.positions += 1;
        let all = self.positions + by_solver;
        if all < self.next_check {
            return Ok(());
        }
        self.next_check = all + 1024;
        let is_enough = all >= self.limits.positions;
        let must_stop = is_enough || (self.limits.must_stop)();
        if must_stop { Err(Stopped) } else { Ok(()) }
    }
}
