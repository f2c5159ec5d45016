use bitboards::BitPosition;
use board::Square;

use crate::order::FAR;
use crate::{Found, Idea, Solver};

/// With fewer empty squares, moves aren't put in order: only by parity.
const ORDER: u32 = 6;
/// With fewer empty squares, remembering takes longer than searching again.
const REMEMBER: u32 = 9;
/// With fewer empty squares, a guess tries every move.
const GUESS_ABOVE: u32 = 12;
/// How many moves it tries with more.
const WIDTH: usize = 2;

impl Solver {
    /// Answers whether a position is worth more than `than`. If it is, it's worth
    /// at least the bound that comes back, and otherwise at most.
    pub fn bound(&mut self, position: BitPosition, than: i32) -> i32 {
        let empty = self.area.empty(position).count_ones();
        if empty < ORDER {
            return self.bound_by_parity(position, than);
        }
        let moves = self.area.moves(position);
        match self.shortcut(position, than, moves) {
            Some(bound) => bound,
            None if moves == 0 => -self.bound(position.passed(), -than - 1),
            None if self.remembers(empty) => {
                self.remembered(position, than, moves)
            }
            None => self.best(position, than, moves, Square::OVERFLOW).0,
        }
    }

    /// Whether the table is for positions with so many empty squares. A guess
    /// doesn't go in there.
    #[inline]
    fn remembers(&self, empty: u32) -> bool {
        empty >= REMEMBER && self.uses(Idea::Table) && !self.guesses(empty)
    }

    #[inline]
    fn guesses(&self, empty: u32) -> bool {
        self.is_guessing && empty >= GUESS_ABOVE
    }

    /// Looks into the table first, and writes into it afterward.
    fn remembered(
        &mut self,
        position: BitPosition,
        than: i32,
        moves: u64,
    ) -> i32 {
        let known = self.table.get(position);
        if let Some(bound) = known.and_then(|it| it.answer(than)) {
            return bound;
        }
        let hint = known.map_or(Square::OVERFLOW, |it| it.best());
        let found = self.best(position, than, moves, hint);
        if !self.is_stopped() {
            let empty = self.area.empty(position).count_ones();
            self.table.put(position, empty, than, found);
        }
        found.0
    }

    /// Tries the moves, unless the table knows one that's enough.
    fn best(
        &mut self,
        position: BitPosition,
        than: i32,
        moves: u64,
        hint: Square,
    ) -> Found {
        let empty = self.area.empty(position);
        let first = self.choices.add(position, moves);
        let known = match self.remembers(empty.count_ones() - 1) {
            true => self.table.enough(self.choices.since(first), than),
            false => None,
        };
        let found = known.unwrap_or_else(|| {
            self.cost_each(first, empty, hint);
            self.best_by_cost(first, than, empty.count_ones())
        });
        self.choices.drop_since(first);
        found
    }

    /// Says what each move costs. The one that was best last time comes first.
    fn cost_each(&mut self, first: usize, empty: u64, hint: Square) {
        let (odd, area) = (self.odd(empty), &self.area);
        let counts = self.uses(Idea::FewestReplies);
        let looks_ahead = self.uses(Idea::LookAhead);
        let order = self.order;
        for it in self.choices.since(first) {
            it.cost = match order.and_then(|order| order(it.after)) {
                _ if it.square == hint => -FAR,
                Some(cost) => cost + it.by_replies(area, odd),
                None if !counts => it.by_parity(odd),
                None if looks_ahead => it.by_looking_ahead(area, odd),
                None => it.by_replies(area, odd),
            };
        }
    }

    /// Tries the moves that were added from `first` on, the cheapest first.
    fn best_by_cost(&mut self, first: usize, than: i32, empty: u32) -> Found {
        let mut best = (i32::MIN, Square::OVERFLOW);
        let most = if self.guesses(empty) {
            WIDTH
        } else {
            usize::MAX
        };
        for _ in 0..most {
            let Some(it) = self.choices.take_cheapest(first) else {
                break;
            };
            best = best.max((-self.bound(it.after, -than - 1), it.square));
            if best.0 > than || self.is_stopped() {
                break;
            }
        }
        best
    }
}
