use std::sync::Arc;

use bitboards::BitPosition;
use board::Square;
use perfect_endgame::Solver;
use perfect_endgame::{Candidate, candidates};

use crate::{Claims, Evaluation, Feature, Table};

/// An engine: what persists from one search to the next, and its settings.
pub struct Engine {
    /// The static evaluation.
    pub evaluation: Evaluation,
    /// The transposition table, which other threads may share.
    pub table: Arc<Table>,
    /// ProbCut's margin, in standard deviations.
    pub margin: f64,
    /// The search techniques that are switched off.
    pub disabled: Vec<Feature>,
    /// The positions that other threads are searching, if there are any.
    pub claims: Option<Claims>,
    /// The endgame solver.
    pub solver: Solver,
}

impl Engine {
    /// Returns the moves in the order in which to search them: the table's best
    /// move, then by the opponent's mobility and static evaluation.
    pub fn order_moves(
        &self,
        position: BitPosition,
        best: Option<Square>,
    ) -> Vec<Candidate> {
        let mut moves = candidates(position, &self.solver.shape);
        for mv in &mut moves {
            let after = (self.evaluation)(&mv.after);
            mv.cost = after + mv.by_replies(&self.solver.shape, 0);
        }
        if !self.disabled.contains(&Feature::MoveOrdering) {
            moves.sort_by_key(|mv| (best != Some(mv.square), mv.cost));
        }
        moves
    }

    /// Creates an engine whose tables use this many `megabytes`.
    ///
    /// # Errors
    ///
    /// Returns an error if the memory can't be allocated.
    pub fn new(
        evaluation: Evaluation,
        megabytes: usize,
    ) -> Result<Engine, transpositions::TooLarge> {
        let (table, solver) = Table::with_solver(megabytes)?;
        Ok(Engine {
            evaluation,
            table: Arc::new(table),
            margin: 1.4,
            disabled: Vec::new(),
            claims: None,
            solver,
        })
    }

    /// Tests if a search technique is switched on.
    pub fn uses(&self, feature: Feature) -> bool {
        !self.disabled.contains(&feature)
    }
}
