use bitboards::{BitPosition, squares};

use crate::{Ending, Solver, Technique, candidate, stable_bound};

impl Solver {
    /// Answers whether a position is worth more than `alpha`. It only knows
    /// quarters, stable discs, and how to end.
    pub fn parity_bound(&mut self, position: BitPosition, alpha: i32) -> i32 {
        let empty = self.shape.empty(position);
        if empty.count_ones() <= 4 && self.uses(Technique::LastFour) {
            let first = self.odd(empty);
            let (shape, positions) = (&self.shape, &mut self.positions);
            return Ending { shape, positions }.bound(position, alpha, first);
        }
        let moves = position.ends() & empty;
        match self.shortcut(position, alpha, moves) {
            Some(bound) => bound,
            None if moves == 0 => {
                -self.parity_bound(position.passed(), -alpha - 1)
            }
            None => self.best_by_parity(position, alpha, moves),
        }
    }

    /// Counts a position, and answers if that takes no search.
    #[inline]
    pub(crate) fn shortcut(
        &mut self,
        position: BitPosition,
        alpha: i32,
        moves: u64,
    ) -> Option<i32> {
        self.positions += 1;
        if moves == 0 {
            let is_over = self.shape.moves(position.passed()) == 0;
            return is_over.then(|| self.shape.result(position));
        }
        self.uses(Technique::Stability)
            .then(|| stable_bound(position, alpha, &self.shape))?
    }

    fn best_by_parity(
        &mut self,
        position: BitPosition,
        alpha: i32,
        moves: u64,
    ) -> i32 {
        let odd = self.odd(self.shape.empty(position));
        let mut best = i32::MIN;
        for square in squares(moves & odd).chain(squares(moves & !odd)) {
            let after = candidate(position, square).after;
            best = best.max(-self.parity_bound(after, -alpha - 1));
            if best > alpha || self.is_stopped() {
                break;
            }
        }
        best
    }
}
