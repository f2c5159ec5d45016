//! Given: copied by `begin`, not typed.

use minimax::Stopped;

/// The limits of a search.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The maximum depth in moves. Near the end of the game, a search may
    /// extend it by up to nine to reach the end.
    pub depth: u32,
    /// The maximum number of positions. A search may exceed it by up to 1,024.
    pub positions: u64,
    /// Tests if the search must stop. Called once every 1,024 positions.
    pub must_stop: &'a dyn Fn() -> bool,
}

impl Limits<'_> {
    /// No limits: the search ends when the game is solved.
    pub const NONE: Limits<'static> = Limits {
        depth: 64,
        positions: u64::MAX,
        must_stop: &|| false,
    };

    /// Limits the depth.
    pub fn depth(depth: u32) -> Limits<'static> {
        Limits {
            depth,
            ..Limits::NONE
        }
    }

    /// Limits the number of positions.
    pub fn positions(positions: u64) -> Limits<'static> {
        Limits {
            positions,
            ..Limits::NONE
        }
    }
}

impl<'a> Limits<'a> {
    /// Returns the same limits with another stop condition.
    pub fn until<'b>(self, must_stop: &'b dyn Fn() -> bool) -> Limits<'b>
    where
        'a: 'b,
    {
        Limits { must_stop, ..self }
    }
}

/// One iteration of iterative deepening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The depth in moves.
    pub depth: u32,
    /// Enables selective pruning (ProbCut).
    pub is_selective: bool,
}

impl Goal {
    /// Creates a goal.
    pub fn new(depth: u32, is_selective: bool) -> Goal {
        Goal {
            depth,
            is_selective,
        }
    }
}

/// Counts the positions of a search and checks its limits.
pub struct Counter<'a> {
    limits: Limits<'a>,
    positions: u64,
    next_check: u64,
}

impl<'a> Counter<'a> {
    /// Creates a counter at zero.
    pub fn new(limits: Limits<'a>) -> Counter<'a> {
        Counter {
            limits,
            positions: 0,
            next_check: 1024,
        }
    }

    /// Returns the number of positions counted.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// Counts one position. The limits are checked once every 1,024 positions,
    /// including those of the endgame solver.
    ///
    /// # Errors
    ///
    /// Returns [`Stopped`] if the search must stop.
    pub fn count(&mut self, solver_positions: u64) -> Result<(), Stopped> {
        self.positions += 1;
        let total = self.positions + solver_positions;
        if total < self.next_check {
            return Ok(());
        }
        self.next_check = total + 1024;
        if total >= self.limits.positions || (self.limits.must_stop)() {
            return Err(Stopped);
        }
        Ok(())
    }
}
