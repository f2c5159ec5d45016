use std::sync::{Arc, PoisonError};

use alpha_beta::Window;
use bitboards::BitPosition;
use board::Square;
use perfect_endgame::{BoardShape, Candidate, Solver, candidates};
use transpositions::TooLarge;
use whole_games::Ply;

use crate::claim::{Claim, Claims};
use crate::{DISC, Evaluation, Found, Known, Table, Technique};

/// With fewer moves to look ahead, it doesn't ask what other threads do.
const CLAIMED_FROM: u32 = 4;

/// A program that plays Othello.
pub struct Engine {
    /// What it thinks of a position where the depth runs out.
    pub evaluation: Evaluation,
    /// What it has found out, in this search and those before.
    pub table: Arc<Table>,
    /// By how many standard deviations a shallow search must miss the window
    /// before the deep one is cut off.
    pub margin: f64,
    /// What it does without.
    pub disabled: Vec<Technique>,
    /// If other threads share the table: what they're looking at.
    pub claims: Option<Claims>,
    /// Plays the last squares.
    pub solver: Solver,
}

impl Engine {
    /// An engine that may use `megabytes` megabytes to remember things.
    ///
    /// # Errors
    ///
    /// When there isn't as much memory.
    pub fn new(
        evaluation: Evaluation,
        megabytes: usize,
    ) -> Result<Engine, TooLarge> {
        let endings = megabytes.div_ceil(4);
        let table = Table::new((megabytes - endings).max(1))?;
        let endings = perfect_endgame::Table::new(endings)?;
        Ok(Engine {
            evaluation,
            table: Arc::new(table),
            margin: 1.4,
            disabled: Vec::new(),
            claims: None,
            solver: Solver::new(BoardShape::eight(), endings),
        })
    }

    /// Whether it uses this technique.
    pub fn uses(&self, technique: Technique) -> bool {
        !self.disabled.contains(&technique)
    }

    /// The moves in the order in which to try them: the one that was best last
    /// time, and then those that are worst for the opponent.
    pub fn sorted(
        &self,
        position: BitPosition,
        best: Option<Square>,
    ) -> Vec<Candidate> {
        let mut moves = candidates(position, &self.solver.shape);
        for mv in &mut moves {
            mv.cost = match best {
                Some(best) if best == mv.square => i32::MIN,
                _ => self.cost(mv),
            };
        }
        moves.sort_by_key(|mv| mv.cost);
        moves
    }

    /// What's good for the opponent is tried last.
    fn cost(&self, mv: &Candidate) -> i32 {
        (self.evaluation)(&mv.after) + mv.by_replies(&self.solver.shape, 0)
    }

    /// What the solver says of a position. Its questions have even answers, so
    /// there's none between these.
    pub fn solve(&mut self, position: BitPosition, window: Window) -> Found {
        let solver = &mut self.solver;
        let alpha = window.alpha.div_euclid(DISC);
        let discs = if window.beta <= (alpha + 1) * DISC {
            solver.bound(position, alpha)?
        } else {
            solver.value_near(position, alpha)?
        };
        Ok(discs * DISC)
    }

    /// What the table knows of a position at this depth. What it has found out
    /// at another depth, or without being sure, only says what to try first.
    pub fn known(
        &self,
        position: BitPosition,
        depth: u32,
        is_sure: bool,
    ) -> Known {
        let mut known = self.table.get(position).unwrap_or(Known::NOTHING);
        let is_deep = known.depth == depth
            || known.depth > depth && self.uses(Technique::DeeperAnswers);
        if !is_deep || is_sure && !known.is_sure {
            known.bounds = Known::NOTHING.bounds;
        }
        (known.depth, known.is_sure) = (depth, is_sure);
        known
    }

    /// What one of these moves is worth at least, if the table says that it's
    /// good enough: the enhanced transposition cutoff.
    pub fn cutoff(
        &self,
        moves: &[Candidate],
        Known { depth, is_sure, .. }: Known,
        window: Window,
    ) -> Option<i32> {
        if !self.uses(Technique::EnhancedCutoff) {
            return None;
        }
        let known = |mv: &Candidate| self.known(mv.after, depth - 1, is_sure);
        let mut values = moves.iter().map(|mv| -known(mv).bounds.upper);
        values.find(|value| *value >= window.beta)
    }

    /// What it would play, if it remembers.
    pub fn expected(&self, position: BitPosition) -> Option<Ply> {
        if position.moves() == 0 {
            return (!position.is_over()).then_some(Ply::Pass);
        }
        self.best_known(position).map(Ply::Move)
    }

    /// The move that was best the last time it looked.
    pub fn best_known(&self, position: BitPosition) -> Option<Square> {
        self.table.get(position)?.best
    }

    /// Claims the move with this number or, if another thread is looking at it,
    /// brings the next one that's free to its place. The first is for everybody.
    pub fn claim(
        &self,
        moves: &mut [Candidate],
        number: usize,
        depth: u32,
    ) -> Option<Claim> {
        let is_shared = number > 0 && depth >= CLAIMED_FROM;
        let claims = self.claims.clone().filter(|_| is_shared)?;
        let mut claimed = claims.lock().unwrap_or_else(PoisonError::into_inner);
        let is_free = |mv: &Candidate| !claimed.contains(&mv.after);
        let free = moves[number..].iter().position(is_free);
        moves[number..=number + free.unwrap_or(0)].rotate_right(1);
        let after = moves[number].after;
        claimed.push(after);
        drop(claimed);
        Some(Claim { after, claims })
    }

    /// An engine that shares its table.
    pub(crate) fn helper(&mut self, endings: perfect_endgame::Table) -> Engine {
        Engine {
            evaluation: self.evaluation.clone(),
            table: self.table.clone(),
            margin: self.margin,
            disabled: self.disabled.clone(),
            claims: Some(self.claims.get_or_insert_default().clone()),
            solver: Solver::new(BoardShape::eight(), endings),
        }
    }
}
