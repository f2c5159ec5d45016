use minimax::Stopped;

/// When an engine must be done.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// How many moves it looks ahead at most. The end of the game may be nine
    /// further away.
    pub depth: u32,
    /// How many positions it looks at. It may be a thousand more.
    pub positions: u64,
    /// Whether it must stop. It asks once every 1,024 positions.
    pub must_stop: &'a dyn Fn() -> bool,
}

impl Limits<'_> {
    /// It may think until the game is solved.
    pub const NONE: Limits<'static> = Limits {
        depth: 64,
        positions: u64::MAX,
        must_stop: &|| false,
    };

    /// It may look `depth` moves ahead.
    pub fn depth(depth: u32) -> Limits<'static> {
        Limits {
            depth,
            ..Limits::NONE
        }
    }

    /// It may look at `positions` positions.
    pub fn positions(positions: u64) -> Limits<'static> {
        Limits {
            positions,
            ..Limits::NONE
        }
    }
}

impl<'a> Limits<'a> {
    /// The same limits, and it must stop when it's told.
    pub fn until<'b>(self, must_stop: &'b dyn Fn() -> bool) -> Limits<'b>
    where
        'a: 'b,
    {
        Limits { must_stop, ..self }
    }
}

/// How a search looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// How many moves it looks ahead.
    pub depth: u32,
    /// Whether it cuts nothing off that's only probably hopeless.
    pub is_sure: bool,
}

/// Counts the positions of a search, until it must stop.
pub struct Counter<'a> {
    limits: Limits<'a>,
    positions: u64,
    next_check: u64,
}

impl<'a> Counter<'a> {
    /// Begins at zero.
    pub fn new(limits: Limits<'a>) -> Counter<'a> {
        Counter {
            limits,
            positions: 0,
            next_check: 1024,
        }
    }

    /// How many it has counted.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// Counts one position, and says whether the search must stop. With those that
    /// the solver has looked at, it asks once every 1,024.
    ///
    /// Fails when it must.
    pub fn count(&mut self, solver: u64) -> Result<(), Stopped> {
        self.positions += 1;
        let all = self.positions + solver;
        if all < self.next_check {
            return Ok(());
        }
        self.next_check = all + 1024;
        let is_enough = all >= self.limits.positions;
        let must_stop = is_enough || (self.limits.must_stop)();
        if must_stop { Err(Stopped) } else { Ok(()) }
    }
}
