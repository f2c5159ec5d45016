use bitboards::BitPosition;
use minimax::Stopped;
use perfect_endgame::{Candidate, Solver, candidates};
use transpositions::{Bounds, null_window};

use crate::Notebook;

/// A search that can be interrupted and resumed. The results near the root are
/// recorded in a notebook, and the solver searches the rest.
#[derive(Debug)]
pub struct Proof {
    /// The results near the root.
    pub notebook: Notebook,
    /// The solver for the rest of the tree.
    pub solver: Solver,
    /// With at most this many empty squares, the solver takes over.
    pub solver_empties: u32,
}

/// The depth of the shallow search for move ordering. It's deeper than the
/// solver's, because a wrong first move near the root costs minutes.
const ORDERING_DEPTH: u32 = 6;

impl Proof {
    /// Returns by how many discs the side to move wins, by MTD(f) from a first
    /// guess. After each position that the solver has searched, `report` gets
    /// the progress from 0 to 1 and returns whether to continue.
    ///
    /// # Errors
    ///
    /// Returns [`Stopped`] if `report` returns `false`.
    pub fn solve(
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
            guess = self.search(position, alpha, [0.0, 1.0], report)?;
            bounds = bounds.learn(guess, null_window(alpha));
        }
        Ok(bounds.lower)
    }

    /// Searches a position with the null window above `alpha`, as the solver
    /// does. `part` is the range of the progress that this search covers.
    fn search(
        &mut self,
        position: BitPosition,
        alpha: i32,
        part: [f64; 2],
        report: &mut impl FnMut(&Proof, f64) -> bool,
    ) -> Result<i32, Stopped> {
        let empty = self.solver.shape.empty(position);
        if empty.count_ones() <= self.solver_empties {
            let bound = self.solver.search(position, alpha);
            return report(self, part[1]).then_some(bound).ok_or(Stopped);
        }
        if let Some(bound) = self.notebook.answer(position, alpha) {
            return Ok(bound);
        }
        let (shape, passed) = (self.solver.shape, position.passed());
        let bound = match self.candidates(position) {
            moves if !moves.is_empty() => {
                self.search_moves(&moves, alpha, part, report)?
            }
            _ if shape.moves(passed) == 0 => shape.result(position),
            _ => -self.search(passed, -alpha - 1, part, report)?,
        };
        self.notebook.note(position, alpha, bound);
        Ok(bound)
    }

    /// Searches the moves until one exceeds `alpha`.
    fn search_moves(
        &mut self,
        candidates: &[Candidate],
        alpha: i32,
        [from, to]: [f64; 2],
        report: &mut impl FnMut(&Proof, f64) -> bool,
    ) -> Result<i32, Stopped> {
        let mut best = i32::MIN;
        let step = (to - from) / candidates.len() as f64;
        for (index, candidate) in candidates.iter().enumerate() {
            let from = from + step * index as f64;
            let part = [from, from + step];
            let after = candidate.after;
            best = best.max(-self.search(after, -alpha - 1, part, report)?);
            if best > alpha {
                break;
            }
        }
        Ok(best)
    }

    /// Returns the moves in the order of a shallow search.
    fn candidates(&mut self, position: BitPosition) -> Vec<Candidate> {
        let mut candidates = candidates(position, &self.solver.shape);
        candidates.sort_by_cached_key(|candidate| {
            self.solver.shallow_search(candidate.after, ORDERING_DEPTH)
        });
        candidates
    }
}
