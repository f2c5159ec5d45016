use minimax::{Game, Search, Stopped};

use crate::{Line, Order, SORTED_FROM, Window};

/// Alpha-beta that tries good moves first, and says how the game goes on.
pub struct OrderedSearch<'a, G: Game> {
    /// The state of the search.
    pub search: Search<'a, G>,
    /// Which moves it tries first.
    pub order: Order<G>,
}

impl<'a, G: Game> OrderedSearch<'a, G> {
    /// Returns this search, with its moves in this order.
    pub fn new(search: Search<'a, G>, order: Order<G>) -> Self {
        OrderedSearch { search, order }
    }

    /// Finds what [`alpha_beta`](crate::alpha_beta()) finds, and the line that
    /// leads there. It tries the line `first` before anything else.
    pub fn best_line(
        &mut self,
        game: &G,
        depth: usize,
        window: Window,
        first: &[G::Move],
    ) -> Result<Line<G::Move>, Stopped> {
        match self.search.leaf(game, depth)? {
            Some(value) => Ok(Line::end(value)),
            None => self.best_of_moves(game, depth, window, first),
        }
    }

    fn best_of_moves(
        &mut self,
        game: &G,
        depth: usize,
        window: Window,
        first: &[G::Move],
    ) -> Result<Line<G::Move>, Stopped> {
        let mut best = Line::end(-i32::MAX);
        for mv in self.moves(game, depth, first.first()) {
            let left = window.raise_alpha(best.value).negate();
            let rest = first.strip_prefix(&[mv]).unwrap_or_default();
            let line =
                self.best_line(&game.after(mv), depth - 1, left, rest)?;
            best.improve(line, mv);
            if best.value >= window.beta {
                break;
            }
        }
        Ok(best)
    }

    /// Returns the moves in the order in which they're tried, `first` before
    /// all others.
    pub fn moves(
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
            moves.sort_by_key(|mv| mv != first);
        }
        moves
    }
}
