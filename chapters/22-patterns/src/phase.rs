/// Where a position is between the phases of a game: after which of them, and
/// how many sixtieths of the way to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Phase {
    /// The phase before it. The first is 0.
    pub last: usize,
    /// How far it is from there, up to 60.
    pub sixtieths: i32,
}

/// The squares that are empty at the start.
const EMPTY: usize = 60;

impl Phase {
    /// The phase of a position with this many `empty` squares, if there are
    /// `phases` phases, at least two, from the start to the end of the game.
    #[inline]
    pub fn of(empty: u32, phases: usize) -> Phase {
        let played = EMPTY.saturating_sub(empty as usize);
        let place = played * (phases - 1);
        let last = (place / EMPTY).min(phases - 2);
        let sixtieths = (place - EMPTY * last) as i32;
        Phase { last, sixtieths }
    }
}
