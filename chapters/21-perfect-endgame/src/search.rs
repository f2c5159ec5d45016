use bitboards::BitPosition;
use board::Square;
use transpositions::{Bounds, null_window};

use crate::{Candidate, Ending, Solver, candidates};

/// With fewer empty squares, a guess tries all moves.
const WIDE: u32 = 12;
/// How many moves it tries with more.
const NARROW: usize = 2;
const ALL: usize = usize::MAX;

impl Solver {
    /// By how many discs the side to move wins if both sides play perfectly,
    /// beginning with a guess. The better it is, the sooner it's done.
    pub fn value_near(&mut self, position: BitPosition, guess: i32) -> i32 {
        let (size, mut guess) = (self.shape.size(), guess);
        let mut bounds = Bounds {
            lower: -size,
            upper: size,
        };
        while !bounds.are_exact() {
            let alpha = guess.max(bounds.lower + 2) - 1;
            guess = self.bound(position, alpha);
            bounds = bounds.learn(guess, null_window(alpha));
        }
        bounds.lower
    }

    /// Answers whether a position is worth more than `alpha`. If it is, it's
    /// worth at least the bound that comes back, and otherwise at most.
    pub fn bound(&mut self, position: BitPosition, alpha: i32) -> i32 {
        let empty = self.shape.empty(position);
        if empty.count_ones() <= self.ideas.last {
            return self.ending(position, alpha, empty);
        }
        self.positions += 1;
        match self.shape.moves(position) {
            0 => self.pass(position, alpha),
            _ if self.remembers(empty) => self.look_up(position, alpha, empty),
            _ => self.best(position, alpha, None).0,
        }
    }

    /// Looks into the table first, and writes into it afterward.
    fn look_up(
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
        let (bound, best) = self.best(position, alpha, entry.best);
        entry.bounds = entry.bounds.learn(bound, window);
        entry.best = best;
        self.table.store(entry);
        bound
    }

    /// Tries the moves until one is worth more than `alpha`.
    fn best(
        &mut self,
        position: BitPosition,
        alpha: i32,
        hint: Option<Square>,
    ) -> (i32, Option<Square>) {
        let moves = candidates(position, &self.shape);
        if let Some(known) = self.known(&moves, alpha) {
            return known;
        }
        let mut best = (i32::MIN, None);
        let width = self.width(self.shape.empty(position));
        for mv in self.sorted(moves, hint).into_iter().take(width) {
            let found = (-self.bound(mv.after, -alpha - 1), Some(mv.square));
            best = if found.0 > best.0 { found } else { best };
            if best.0 > alpha {
                break;
            }
        }
        best
    }

    /// The first move that the table knows to be worth more than `alpha`.
    fn known(
        &self,
        moves: &[Candidate],
        alpha: i32,
    ) -> Option<(i32, Option<Square>)> {
        let window = null_window(-alpha - 1);
        moves.iter().find_map(|mv| {
            let remembers = self.remembers(self.shape.empty(mv.after));
            let entry = remembers.then(|| self.table.find(&mv.after));
            let bound = -entry??.bounds.answer(window)?;
            (bound > alpha).then_some((bound, Some(mv.square)))
        })
    }

    fn remembers(&self, empty: u64) -> bool {
        empty.count_ones() >= self.ideas.table_from && self.width(empty) == ALL
    }

    /// How many moves it tries.
    fn width(&self, empty: u64) -> usize {
        let is_narrow = self.is_guessing && empty.count_ones() >= WIDE;
        if is_narrow { NARROW } else { ALL }
    }

    fn pass(&mut self, position: BitPosition, alpha: i32) -> i32 {
        let passed = position.passed();
        match self.shape.moves(passed) {
            0 => self.shape.result(position),
            _ => -self.bound(passed, -alpha - 1),
        }
    }

    fn ending(&mut self, position: BitPosition, alpha: i32, empty: u64) -> i32 {
        let (shape, first) = (self.shape, (self.ideas.first)(empty));
        let mut ending = Ending {
            shape,
            first,
            positions: 0,
        };
        let bound = ending.bound(position, alpha);
        self.positions += ending.positions;
        bound
    }
}
