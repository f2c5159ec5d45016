use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use alpha_beta::{SORTED_FROM, Window};
use bitboards::BitPosition;
use board::Square;
use perfect_endgame::{BoardShape, Candidate, Solver, candidates};
use transpositions::{Bounds, Entry, Table, TooLarge};
use whole_games::Ply;

use crate::claim::{Claim, Claims};
use crate::{DISC, Evaluation};

/// With fewer moves to look ahead, it doesn't ask what other threads do.
const CLAIMED_FROM: u32 = 4;

/// A program that plays Othello.
pub struct Engine {
    /// What it thinks of a position where the depth runs out.
    pub evaluation: Evaluation,
    /// What it has found out, in this search and those before.
    pub table: Arc<Mutex<Table<BitPosition, Square>>>,
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
            table: Arc::new(Mutex::new(table)),
            claims: None,
            solver: Solver::new(BoardShape::eight(), endings),
        })
    }

    /// The moves in the order in which to try them.
    pub fn sorted(&self, entry: &Entry<BitPosition, Square>) -> Vec<Candidate> {
        let mut moves = candidates(entry.key, &self.solver.shape);
        for mv in &mut moves {
            mv.cost = match entry.depth {
                _ if Some(mv.square) == entry.best => i32::MIN,
                SORTED_FROM.. => self.cost(mv),
                _ => 0,
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
    pub fn solve(&mut self, position: BitPosition, window: Window) -> i32 {
        let solver = &mut self.solver;
        let alpha = window.alpha.div_euclid(DISC);
        let discs = if window.beta <= (alpha + 1) * DISC {
            solver.bound(position, alpha)
        } else {
            solver.value_near(position, alpha).unwrap_or_default()
        };
        discs * DISC
    }

    /// What the table knows of a position at this depth. Close to the leaves,
    /// looking again is faster than remembering.
    pub fn known(
        &self,
        key: BitPosition,
        depth: u32,
    ) -> Entry<BitPosition, Square> {
        match depth as usize {
            depth @ SORTED_FROM.. => self.table().look_up(&key, depth),
            depth => Entry {
                key,
                depth,
                bounds: Bounds::UNKNOWN,
                best: None,
            },
        }
    }

    /// Puts what it has found out into the table.
    pub fn remember(&mut self, entry: Entry<BitPosition, Square>) {
        if entry.depth >= SORTED_FROM {
            self.table().store(entry);
        }
    }

    /// What it would play, if it remembers.
    pub fn expected(&self, position: BitPosition) -> Option<Ply> {
        if position.moves() == 0 {
            return (!position.is_over()).then_some(Ply::Pass);
        }
        let best = self.table().find(&position)?.best;
        best.map(Ply::Move)
    }

    /// The table, which it has to itself for as long as this is kept.
    fn table(&self) -> MutexGuard<'_, Table<BitPosition, Square>> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
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
            claims: Some(self.claims.get_or_insert_default().clone()),
            solver: Solver::new(BoardShape::eight(), endings),
        }
    }
}
