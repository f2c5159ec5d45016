use bitboards::{BitPosition, squares};

use crate::{Ending, Idea, Solver, candidate, stable_bound};

impl Solver {
    /// Answers whether a position is worth more than `than`. It only knows
    /// quarters, stable discs, and how to end.
    pub fn bound_by_parity(&mut self, position: BitPosition, than: i32) -> i32 {
        let empty = self.area.empty(position);
        if empty.count_ones() <= 4 && self.uses(Idea::LastFour) {
            return self.last_four(position, than);
        }
        let moves = position.ends() & empty;
        match self.shortcut(position, than, moves) {
            Some(bound) => bound,
            None if moves == 0 => {
                -self.bound_by_parity(position.passed(), -than - 1)
            }
            None => self.best_by_parity(position, than, moves),
        }
    }

    #[inline]
    fn last_four(&mut self, position: BitPosition, than: i32) -> i32 {
        let first = self.odd(self.area.empty(position));
        let (area, positions) = (&self.area, &mut self.positions);
        Ending { area, positions }.bound(position, than, first)
    }

    /// Counts a position, and answers if that takes no search.
    #[inline]
    pub(crate) fn shortcut(
        &mut self,
        position: BitPosition,
        than: i32,
        moves: u64,
    ) -> Option<i32> {
        self.positions += 1;
        if moves == 0 {
            let is_over = self.area.moves(position.passed()) == 0;
            return is_over.then(|| self.area.result(position));
        }
        match self.uses(Idea::Stability) {
            true => stable_bound(position, than, &self.area),
            false => None,
        }
    }

    fn best_by_parity(
        &mut self,
        position: BitPosition,
        than: i32,
        moves: u64,
    ) -> i32 {
        let odd = self.odd(self.area.empty(position));
        let mut best = i32::MIN;
        for square in squares(moves & odd).chain(squares(moves & !odd)) {
            let after = candidate(position, square).after;
            best = best.max(-self.bound_by_parity(after, -than - 1));
            if best > than || self.is_stopped() {
                break;
            }
        }
        best
    }
}
