use minimax::{Evaluation, Game, POINT};

use crate::{Line, Order, Window};

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

/// Near the leaves, sorting moves takes longer than looking at them.
const SORTED_FROM: usize = 3;

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

    /// Finds what [`alpha_beta`](crate::alpha_beta()) finds. It tries the line
    /// `first` before anything else.
    ///
    /// # Errors
    ///
    /// When it was told to stop.
    pub fn search(
        &mut self,
        game: &G,
        depth: usize,
        window: Window,
        first: &[G::Move],
    ) -> Result<Line<G::Move>, Stopped> {
        self.count()?;
        if let Some(points) = game.result() {
            return Ok(Line::end(points * POINT));
        }
        if depth == 0 {
            self.guesses += 1;
            return Ok(Line::end((self.evaluation)(game)));
        }
        self.best_line(game, depth, window, first)
    }

    /// The best of the lines that begin with each move.
    fn best_line(
        &mut self,
        game: &G,
        depth: usize,
        window: Window,
        first: &[G::Move],
    ) -> Result<Line<G::Move>, Stopped> {
        let mut best = Line::end(-i32::MAX);
        for its_move in self.moves(game, depth, first.first()) {
            let after = game.after(its_move);
            let left = window.above(best.value).turned();
            let rest = first.strip_prefix(&[its_move]).unwrap_or_default();
            let line = self.search(&after, depth - 1, left, rest)?;
            best.improve(line, its_move);
            if best.value >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// The moves in the order in which they're tried.
    fn moves(
        &self,
        game: &G,
        depth: usize,
        first: Option<&G::Move>,
    ) -> Vec<G::Move> {
        let mut moves = game.moves();
        if depth >= SORTED_FROM {
            (self.order)(game, &mut moves);
        }
        if let Some(first) = first {
            moves.sort_by_key(|it| it != first);
        }
        moves
    }
}
