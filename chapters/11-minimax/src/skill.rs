use tic_tac_toe::Rand;

use crate::{Considered, Evaluation, Game, analyse, best};

/// How well a computer plays: how far it looks ahead, and what it thinks of
/// what it sees there.
#[derive(Clone, Debug)]
pub struct Skill<G> {
    /// How many moves it looks ahead, at least one.
    pub depth: usize,
    /// What it thinks of a position.
    pub evaluation: Evaluation<G>,
}

impl<G: Game> Skill<G> {
    /// What it thinks of each move.
    pub fn analyse(&self, game: &G) -> Vec<Considered<G::Move>> {
        analyse(game, self.depth, self.evaluation)
    }

    /// A move that nothing beats, drawn from all of them; `None` once the game
    /// is over.
    pub fn choose(&self, game: &G, rand: &mut Rand) -> Option<G::Move> {
        rand.pick(&best(&self.analyse(game))).copied()
    }
}
