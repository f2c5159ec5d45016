use std::fmt;

use crate::{Counter, Game, POINT, Stopped};

/// Estimates what an unfinished position is worth to the side to move, always
/// between minus and plus [`POINT`].
pub type Evaluation<'a, G> = &'a (dyn Fn(&G) -> i32 + Sync);

/// The state of a search.
pub struct Search<'a, G> {
    /// The evaluation at the depth limit.
    pub evaluation: Evaluation<'a, G>,
    /// Counts the positions that it looks at.
    pub counter: Counter<'a>,
    /// The number of positions it evaluated.
    pub guesses: u64,
}

impl<'a, G: Game> Search<'a, G> {
    /// Returns a search that nothing stops.
    pub fn new(evaluation: Evaluation<'a, G>) -> Search<'a, G> {
        Search {
            evaluation,
            counter: Counter::default(),
            guesses: 0,
        }
    }

    /// Returns the same search, but it stops once `must_stop` says so.
    pub fn until(mut self, must_stop: &'a dyn Fn() -> bool) -> Search<'a, G> {
        self.counter.must_stop = must_stop;
        self
    }

    /// The number of positions searched.
    pub fn positions(&self) -> u64 {
        self.counter.positions
    }

    /// Looks at a position, and values it if there's nothing to choose.
    pub fn leaf(
        &mut self,
        game: &G,
        depth: usize,
    ) -> Result<Option<i32>, Stopped> {
        self.counter.count()?;
        if let Some(points) = game.result() {
            return Ok(Some(points * POINT));
        }
        if depth > 0 {
            return Ok(None);
        }
        self.guesses += 1;
        Ok(Some((self.evaluation)(game)))
    }
}

impl<G> fmt::Debug for Search<'_, G> {
    /// Functions have nothing to show.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Search")
            .field("positions", &self.counter.positions)
            .field("guesses", &self.guesses)
            .finish_non_exhaustive()
    }
}

/// Finds what a position is worth to the side to move if both sides play their
/// best, looking `depth` moves ahead. Where that's before the end of the game,
/// the evaluation decides.
pub fn minimax<G: Game>(
    search: &mut Search<G>,
    game: &G,
    depth: usize,
) -> Result<i32, Stopped> {
    if let Some(value) = search.leaf(game, depth)? {
        return Ok(value);
    }
    let mut largest = -i32::MAX;
    for mv in game.moves() {
        let value = -minimax(search, &game.after(mv), depth - 1)?;
        largest = largest.max(value);
    }
    Ok(largest)
}
