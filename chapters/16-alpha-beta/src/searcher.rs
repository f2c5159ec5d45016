use minimax::{Evaluation, Game};

use crate::Order;

/// Searches with alpha-beta, good moves first, until it's told to stop.
pub struct Searcher<'a, G: Game> {
    /// What it thinks of a position where the depth runs out.
    pub evaluation: Evaluation<G>,
    /// Which moves it tries first.
    pub order: Order<G>,
    /// Whether it must stop. It asks once every 1,024 positions.
    pub must_stop: &'a dyn Fn() -> bool,
    /// How many positions it has looked at.
    pub positions: u64,
    /// How many of them it had to evaluate.
    pub guesses: u64,
}

/// A search that was told to stop. It hasn't found anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

impl<'a, G: Game> Searcher<'a, G> {
    /// A searcher that nothing stops.
    pub fn new(evaluation: Evaluation<G>, order: Order<G>) -> Self {
        Searcher {
            evaluation,
            order,
            must_stop: &|| false,
            positions: 0,
            guesses: 0,
        }
    }

    /// The same searcher, but it stops once `must_stop` says so.
    pub fn until(self, must_stop: &'a dyn Fn() -> bool) -> Self {
        Searcher { must_stop, ..self }
    }

    /// Counts a position.
    ///
    /// # Errors
    ///
    /// When it was told to stop.
    pub fn count(&mut self) -> Result<(), Stopped> {
        self.positions += 1;
        let is_due = self.positions.is_multiple_of(1024);
        match is_due && (self.must_stop)() {
            true => Err(Stopped),
            false => Ok(()),
        }
    }
}
