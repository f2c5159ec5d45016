use bitboards::BitPosition;
use board::Square;

use crate::order::FAR;
use crate::{BestMove, Solver, Technique};

/// With fewer empty squares, moves aren't put in order: only by parity.
const ORDER: u32 = 6;
/// With fewer empty squares, remembering takes longer than searching again.
const REMEMBER: u32 = 9;
/// With fewer empty squares, a guess tries every move.
const GUESS_ABOVE: u32 = 12;
/// How many moves it tries with more.
const WIDTH: usize = 2;

impl Solver {
    /// Answers whether a position is worth more than `alpha`. If it is, it's worth
    /// at least the bound that comes back, and otherwise at most.
    pub fn bound(&mut self, position: BitPosition, alpha: i32) -> i32 {
        let empty = self.shape.empty(position).count_ones();
        if empty < ORDER {
            return self.parity_bound(position, alpha);
        }
        let moves = self.shape.moves(position);
        match self.shortcut(position, alpha, moves) {
            Some(bound) => bound,
            None if moves == 0 => -self.bound(position.passed(), -alpha - 1),
            None if self.remembers(empty) => {
                self.remembered(position, alpha, moves)
            }
            None => self.best(position, alpha, moves, None).bound,
        }
    }

    /// Whether the table is for positions with this many `empty` squares. A
    /// guess doesn't go in there.
    #[inline]
    fn remembers(&self, empty: u32) -> bool {
        empty >= REMEMBER && self.uses(Technique::Table) && !self.guesses(empty)
    }

    #[inline]
    fn guesses(&self, empty: u32) -> bool {
        self.is_guessing && empty >= GUESS_ABOVE
    }

    /// Looks into the table first, and writes into it afterward.
    fn remembered(
        &mut self,
        position: BitPosition,
        alpha: i32,
        moves: u64,
    ) -> i32 {
        let known = self.table.get(position);
        if let Some(bound) = known.and_then(|known| known.answer(alpha)) {
            return bound;
        }
        let hint = known.and_then(|known| known.best());
        let found = self.best(position, alpha, moves, hint);
        if !self.is_stopped() {
            let empty = self.shape.empty(position).count_ones();
            self.table.put(position, empty, alpha, found);
        }
        found.bound
    }

    /// Tries the moves, unless the table knows one that's enough.
    fn best(
        &mut self,
        position: BitPosition,
        alpha: i32,
        moves: u64,
        hint: Option<Square>,
    ) -> BestMove {
        let empty = self.shape.empty(position);
        let first = self.stack.add(position, moves);
        let is_known = self.remembers(empty.count_ones() - 1);
        let known =
            is_known.then(|| self.table.cutoff(self.stack.since(first), alpha));
        let found = known.flatten().unwrap_or_else(|| {
            self.cost_each(first, empty, hint);
            self.best_by_cost(first, alpha, empty.count_ones())
        });
        self.stack.drop_since(first);
        found
    }

    /// Says what each move costs. The one that was best last time comes first.
    fn cost_each(&mut self, first: usize, empty: u64, hint: Option<Square>) {
        let (odd, shape) = (self.odd(empty), &self.shape);
        let counts = self.uses(Technique::FewestReplies);
        let looks_ahead = self.uses(Technique::LookAhead);
        let order = self.order;
        for candidate in self.stack.since(first) {
            let known = order.and_then(|order| order(candidate.after));
            candidate.cost = match known {
                _ if Some(candidate.square) == hint => -FAR,
                Some(cost) => cost + candidate.by_replies(shape, odd),
                None if !counts => candidate.by_parity(odd),
                None if looks_ahead => candidate.by_looking_ahead(shape, odd),
                None => candidate.by_replies(shape, odd),
            };
        }
    }

    /// Tries the moves that were added from `first` on, the cheapest first.
    fn best_by_cost(
        &mut self,
        first: usize,
        alpha: i32,
        empty: u32,
    ) -> BestMove {
        let (bound, square) = (i32::MIN, None);
        let mut best = BestMove { bound, square };
        let is_wide = !self.guesses(empty);
        let most = if is_wide { usize::MAX } else { WIDTH };
        for _ in 0..most {
            let Some(candidate) = self.stack.take_cheapest(first) else {
                break;
            };
            let bound = -self.bound(candidate.after, -alpha - 1);
            let square = Some(candidate.square);
            best = best.max(BestMove { bound, square });
            if best.bound > alpha || self.is_stopped() {
                break;
            }
        }
        best
    }
}
