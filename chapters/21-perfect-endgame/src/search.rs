use bitboards::BitPosition;
use board::Square;
use transpositions::{Bounds, null_window};

use crate::{Candidate, Ending, Solver, candidates};

/// With fewer empty squares, a selective search tries all moves.
const MIN_SELECTIVE_EMPTIES: u32 = 12;
/// The number of moves that a selective search tries.
const SELECTIVE_WIDTH: usize = 2;
const FULL_WIDTH: usize = usize::MAX;

impl Solver {
    /// Returns by how many discs the side to move wins with perfect play, by
    /// null-window searches from a first guess: MTD(f) (Aske Plaat, 1994).
    pub fn mtdf(&mut self, position: BitPosition, guess: i32) -> i32 {
        let (size, mut guess) = (self.shape.size(), guess);
        let mut bounds = Bounds {
            lower: -size,
            upper: size,
        };
        while !bounds.are_exact() {
            let alpha = guess.max(bounds.lower + 2) - 1;
            guess = self.search(position, alpha);
            bounds = bounds.learn(guess, null_window(alpha));
        }
        bounds.lower
    }

    /// Searches a position to the end with the null window above `alpha`. The
    /// result is a lower bound of the score if it's greater than `alpha`, and
    /// otherwise an upper bound.
    pub fn search(&mut self, position: BitPosition, alpha: i32) -> i32 {
        let empty = self.shape.empty(position);
        if empty.count_ones() <= self.config.ending_empties {
            return self.search_ending(position, alpha);
        }
        self.positions += 1;
        match self.shape.moves(position) {
            0 => self.search_pass(position, alpha),
            _ if self.uses_table(empty) => {
                self.search_with_table(position, alpha, empty)
            }
            _ => self.search_moves(position, alpha, None).0,
        }
    }

    /// Searches a position whose result is stored in the table.
    fn search_with_table(
        &mut self,
        position: BitPosition,
        alpha: i32,
        empty: u64,
    ) -> i32 {
        let window = null_window(alpha);
        let depth = empty.count_ones() as usize;
        let mut entry = self.table.look_up(&position, depth);
        if let Some(bound) = entry.bounds.answer(window) {
            return bound;
        }
        let (bound, best) = self.search_moves(position, alpha, entry.best);
        entry.bounds = entry.bounds.learn(bound, window);
        entry.best = best;
        self.table.store(entry);
        bound
    }

    /// Searches the moves until one exceeds `alpha`, and returns the best one.
    fn search_moves(
        &mut self,
        position: BitPosition,
        alpha: i32,
        hint: Option<Square>,
    ) -> (i32, Option<Square>) {
        let moves = candidates(position, &self.shape);
        if let Some(cutoff) = self.enhanced_cutoff(&moves, alpha) {
            return cutoff;
        }
        let mut best = (i32::MIN, None);
        let width = self.width(self.shape.empty(position));
        for mv in self.order_moves(moves, hint).into_iter().take(width) {
            let found = (-self.search(mv.after, -alpha - 1), Some(mv.square));
            best = if found.0 > best.0 { found } else { best };
            if best.0 > alpha {
                break;
            }
        }
        best
    }

    /// Returns the first move that exceeds `alpha` according to the table.
    fn enhanced_cutoff(
        &self,
        moves: &[Candidate],
        alpha: i32,
    ) -> Option<(i32, Option<Square>)> {
        let window = null_window(-alpha - 1);
        let stored =
            |mv: &&Candidate| self.uses_table(self.shape.empty(mv.after));
        moves.iter().filter(stored).find_map(|mv| {
            let entry = self.table.find(&mv.after)?;
            let bound = -entry.bounds.answer(window)?;
            (bound > alpha).then_some((bound, Some(mv.square)))
        })
    }

    /// Tests if positions with these empty squares are stored in the table.
    fn uses_table(&self, empty: u64) -> bool {
        empty.count_ones() >= self.config.min_table_empties
            && self.width(empty) == FULL_WIDTH
    }

    /// Returns the maximum number of moves to search.
    fn width(&self, empty: u64) -> usize {
        let is_narrow =
            self.is_selective && empty.count_ones() >= MIN_SELECTIVE_EMPTIES;
        if is_narrow {
            SELECTIVE_WIDTH
        } else {
            FULL_WIDTH
        }
    }

    fn search_pass(&mut self, position: BitPosition, alpha: i32) -> i32 {
        let passed = position.passed();
        match self.shape.moves(passed) {
            0 => self.shape.result(position),
            _ => -self.search(passed, -alpha - 1),
        }
    }

    fn search_ending(&mut self, position: BitPosition, alpha: i32) -> i32 {
        let empty = self.shape.empty(position);
        let mut ending = Ending {
            shape: self.shape,
            first: (self.config.preferred_squares)(empty),
            positions: 0,
        };
        let bound = ending.search(position, alpha);
        self.positions += ending.positions;
        bound
    }
}
