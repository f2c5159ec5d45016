use minimax::{Game, POINT};

use crate::{Line, SORTED_FROM, Searcher, Stopped, Window};

impl<G: Game> Searcher<'_, G> {
    /// Finds what [`alpha_beta`](crate::alpha_beta()) finds, unless it's told to
    /// stop. It tries the line `first` before anything else.
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
