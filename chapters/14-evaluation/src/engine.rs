use minimax::{Considered, Evaluation, Game, analyze, best};
use tic_tac_toe::Rand;

/// A computer that plays a game: how far it looks ahead, and how it evaluates
/// what it sees there.
#[derive(Clone, Debug)]
pub struct Engine<G> {
    /// How many moves it looks ahead, at least one.
    pub depth: usize,
    /// How it evaluates a position.
    pub evaluation: Evaluation<G>,
}

impl<G: Game> Engine<G> {
    /// What each move is worth to it.
    pub fn analyze(&self, game: &G) -> Vec<Considered<G::Move>> {
        analyze(game, self.depth, self.evaluation)
    }

    /// One of the best moves, drawn at random; `None` once the game is over.
    pub fn choose(&self, game: &G, rand: &mut Rand) -> Option<G::Move> {
        rand.pick(&best(&self.analyze(game))).copied()
    }
}
