/// The phase of a game, between two of the phases that have weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase {
    /// The index of the phase before it.
    pub last: usize,
    /// The distance from that phase, in sixtieths of the way to the next.
    pub sixtieths: i32,
}

/// The number of empty squares at the start.
const START_EMPTIES: usize = 60;

impl Phase {
    /// Returns the phase of a position with this many `empty` squares, if there
    /// are `phases` phases, at least two, from the start to the end of the
    /// game.
    #[inline]
    pub fn new(empty: u32, phases: usize) -> Phase {
        let played = START_EMPTIES.saturating_sub(empty as usize);
        let progress = played * (phases - 1);
        let last = (progress / START_EMPTIES).min(phases - 2);
        let sixtieths = (progress - START_EMPTIES * last) as i32;
        Phase { last, sixtieths }
    }
}
