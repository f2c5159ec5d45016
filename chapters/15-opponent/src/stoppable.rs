use std::sync::atomic::{AtomicBool, Ordering};

use minimax::{Evaluation, Game};

/// A game whose search can be stopped from another thread. Once it's stopped,
/// every position counts as an end, so there's nothing left to look at. What
/// the search returns then means nothing.
#[derive(Clone, Debug)]
pub struct Stoppable<'a, G> {
    /// The game.
    pub game: G,
    /// What a position of the game is worth.
    pub evaluation: Evaluation<G>,
    /// Whether the search must stop.
    pub is_stopped: &'a AtomicBool,
}

impl<G: Game> Game for Stoppable<'_, G> {
    type Move = G::Move;

    fn moves(&self) -> Vec<G::Move> {
        self.game.moves()
    }

    fn after(&self, its_move: G::Move) -> Self {
        Stoppable {
            game: self.game.after(its_move),
            ..*self
        }
    }

    fn result(&self) -> Option<i32> {
        match self.is_stopped.load(Ordering::Relaxed) {
            true => Some(0),
            false => self.game.result(),
        }
    }
}

impl<G: Game> Stoppable<'_, G> {
    /// What the position of the game is worth.
    pub fn evaluate(&self) -> i32 {
        (self.evaluation)(&self.game)
    }
}
