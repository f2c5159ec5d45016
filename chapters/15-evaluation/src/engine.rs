use std::fmt;

use minimax::{Evaluation, Game, ScoredMove, analyze, best};
use tic_tac_toe::Rand;

/// A computer that plays a game: how far it looks ahead, and how it evaluates
/// what it sees there.
#[derive(Clone)]
pub struct Engine<'a, G> {
    /// The depth of its search, at least one.
    pub depth: usize,
    /// The evaluation of a position.
    pub evaluation: Evaluation<'a, G>,
}

impl<G: Game> Engine<'_, G> {
    /// Returns the value of each move.
    pub fn analyze(&self, game: &G) -> Vec<ScoredMove<G::Move>> {
        analyze(game, self.depth, self.evaluation)
    }

    /// Returns one of the best moves, drawn at random; `None` once the game is
    /// over.
    pub fn choose(&self, game: &G, rand: &mut Rand) -> Option<G::Move> {
        rand.pick(&best(&self.analyze(game))).copied()
    }
}

impl<G> fmt::Debug for Engine<'_, G> {
    /// Omits the evaluation, because functions have no `Debug`.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut engine = f.debug_struct("Engine");
        engine.field("depth", &self.depth).finish_non_exhaustive()
    }
}
