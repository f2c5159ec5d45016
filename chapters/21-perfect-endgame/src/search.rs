use std::sync::atomic::Ordering;

use bitboards::{BitPosition, squares};
use board::Square;
use minimax::Stopped;

use crate::{BestMove, Candidate, Solver, candidate, cutoff, more_than};

/// With fewer empty squares, a guess tries every move.
const GUESSES_ABOVE: u32 = 12;
/// How many moves it tries with more.
const WIDTH: usize = 2;

impl Solver {
    /// Answers whether a position is worth more than `alpha`. If it is, it's worth
    /// at least the bound that comes back, and otherwise at most.
    ///
    /// # Errors
    ///
    /// When the solver must stop.
    pub fn bound(
        &mut self,
        position: BitPosition,
        alpha: i32,
    ) -> Result<i32, Stopped> {
        if let Some(bound) = (self.ideas.ending)(self, position, alpha) {
            return Ok(bound);
        }
        self.count()?;
        let moves = self.shape.moves(position);
        if moves == 0 {
            return self.pass(position, alpha);
        }
        match (self.ideas.limit)(position, alpha, &self.shape) {
            Some(bound) => Ok(bound),
            None => self.look_up(position, alpha, moves),
        }
    }

    /// Counts a position, unless the flag is set.
    fn count(&mut self) -> Result<(), Stopped> {
        self.positions += 1;
        match self.stop.load(Ordering::Relaxed) {
            true => Err(Stopped),
            false => Ok(()),
        }
    }

    fn pass(
        &mut self,
        position: BitPosition,
        alpha: i32,
    ) -> Result<i32, Stopped> {
        let passed = position.passed();
        match self.shape.moves(passed) {
            0 => Ok(self.shape.result(position)),
            _ => Ok(-self.bound(passed, -alpha - 1)?),
        }
    }

    /// Looks into the table first, and writes into it afterward.
    fn look_up(
        &mut self,
        position: BitPosition,
        alpha: i32,
        moves: u64,
    ) -> Result<i32, Stopped> {
        let empty = self.shape.empty(position).count_ones();
        if !self.remembers(empty) {
            return Ok(self.best(position, alpha, moves, None)?.bound);
        }
        let mut entry = self.table.look_up(&position, empty as usize);
        if let Some(bound) = entry.bounds.answer(more_than(alpha)) {
            return Ok(bound);
        }
        let found = self.best(position, alpha, moves, entry.best)?;
        entry.bounds = entry.bounds.learn(found.bound, more_than(alpha));
        entry.best = found.square;
        self.table.store(entry);
        Ok(found.bound)
    }

    /// Tries the moves, unless the table knows one that's enough.
    fn best(
        &mut self,
        position: BitPosition,
        alpha: i32,
        moves: u64,
        hint: Option<Square>,
    ) -> Result<BestMove, Stopped> {
        let empty = self.shape.empty(position).count_ones();
        let moves = squares(moves).map(|square| candidate(position, square));
        let mut moves: Vec<_> = moves.collect();
        if self.remembers(empty - 1)
            && let Some(known) = cutoff(&self.table, &moves, alpha)
        {
            return Ok(known);
        }
        self.sort(&mut moves, empty, hint);
        self.first_enough(&moves, alpha)
    }

    /// The cheapest moves come first, and before them the one that was best last
    /// time. A guess keeps only those that look best.
    fn sort(
        &mut self,
        moves: &mut Vec<Candidate>,
        empty: u32,
        hint: Option<Square>,
    ) {
        for candidate in &mut *moves {
            candidate.cost = match hint {
                Some(best) if best == candidate.square => i32::MIN,
                _ => (self.ideas.cost)(self, candidate),
            };
        }
        moves.sort_by_key(|candidate| candidate.cost);
        if self.guesses(empty) {
            moves.truncate(WIDTH);
        }
    }

    /// Tries the moves in this order until one is worth more than `alpha`.
    fn first_enough(
        &mut self,
        moves: &[Candidate],
        alpha: i32,
    ) -> Result<BestMove, Stopped> {
        let (mut bound, mut square) = (i32::MIN, None);
        for candidate in moves {
            let value = -self.bound(candidate.after, -alpha - 1)?;
            if value > bound {
                (bound, square) = (value, Some(candidate.square));
            }
            if bound > alpha {
                break;
            }
        }
        Ok(BestMove { bound, square })
    }

    /// Whether the table is for positions with this many empty squares. A guess
    /// doesn't go in there.
    fn remembers(&self, empty: u32) -> bool {
        empty >= self.ideas.remembers_from && !self.guesses(empty)
    }

    fn guesses(&self, empty: u32) -> bool {
        self.is_guessing && empty >= GUESSES_ABOVE
    }
}
