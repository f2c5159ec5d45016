use bitboards::BitPosition;
use minimax::Stopped;
use perfect_endgame::{Candidate, Solver, candidates};
use transpositions::{Bounds, null_window};

use crate::Notebook;

/// A search too long for one sitting. What it finds out about the first plies
/// goes into a notebook, and the solver does the rest.
#[derive(Debug)]
pub struct Proof {
    /// What's known about the first plies.
    pub notebook: Notebook,
    /// The solver for what comes after them.
    pub solver: Solver,
    /// With at most this many empty squares, the solver takes over.
    pub leave: u32,
}

/// How far ahead we look for an order. It's worth more time than usual: there
/// are few of these positions, and a wrong first move costs minutes.
const LOOK_AHEAD: u32 = 6;

impl Proof {
    /// By how many discs the side to move wins, beginning with a guess. After
    /// each position for the notebook, `report` is told how far it is, from 0
    /// to 1, and says whether to go on.
    ///
    /// # Errors
    ///
    /// When it says no.
    pub fn value(
        &mut self,
        position: BitPosition,
        guess: i32,
        report: &mut impl FnMut(&Proof, f64) -> bool,
    ) -> Result<i32, Stopped> {
        let (upper, mut guess) = (self.solver.shape.size(), guess);
        let mut bounds = Bounds {
            lower: -upper,
            upper,
        };
        while !bounds.are_exact() {
            let alpha = guess.max(bounds.lower + 2) - 1;
            guess = self.bound(position, alpha, [0.0, 1.0], report)?;
            bounds = bounds.learn(guess, null_window(alpha));
        }
        Ok(bounds.lower)
    }

    /// Answers whether a position is worth more than `alpha`, as the solver
    /// does. `part` says where in the work this begins and ends, from 0 to 1.
    fn bound(
        &mut self,
        position: BitPosition,
        alpha: i32,
        part: [f64; 2],
        report: &mut impl FnMut(&Proof, f64) -> bool,
    ) -> Result<i32, Stopped> {
        let empty = self.solver.shape.empty(position);
        if empty.count_ones() <= self.leave {
            let bound = self.solver.bound(position, alpha);
            return report(self, part[1]).then_some(bound).ok_or(Stopped);
        }
        if let Some(bound) = self.notebook.answer(position, alpha) {
            return Ok(bound);
        }
        let (shape, passed) = (self.solver.shape, position.passed());
        let bound = match self.candidates(position) {
            some if !some.is_empty() => {
                self.best(&some, alpha, part, report)?
            }
            _ if shape.moves(passed) == 0 => shape.result(position),
            _ => -self.bound(passed, -alpha - 1, part, report)?,
        };
        self.notebook.note(position, alpha, bound);
        Ok(bound)
    }

    /// Tries the moves until one is worth more than `alpha`.
    fn best(
        &mut self,
        candidates: &[Candidate],
        alpha: i32,
        [from, to]: [f64; 2],
        report: &mut impl FnMut(&Proof, f64) -> bool,
    ) -> Result<i32, Stopped> {
        let mut best = i32::MIN;
        let part = (to - from) / candidates.len() as f64;
        for (index, candidate) in candidates.iter().enumerate() {
            let from = from + part * index as f64;
            let part = [from, from + part];
            let after = candidate.after;
            best = best.max(-self.bound(after, -alpha - 1, part, report)?);
            if best > alpha {
                break;
            }
        }
        Ok(best)
    }

    /// The moves, the most promising first.
    fn candidates(&mut self, position: BitPosition) -> Vec<Candidate> {
        let mut candidates = candidates(position, &self.solver.shape);
        candidates.sort_by_cached_key(|candidate| {
            self.solver.look_ahead(candidate.after, LOOK_AHEAD)
        });
        candidates
    }
}
