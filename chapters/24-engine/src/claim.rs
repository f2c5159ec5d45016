use perfect_endgame::Candidate;

use crate::{Claim, Engine, Feature};

/// The minimum depth at which threads claim moves.
const MIN_CLAIM_DEPTH: u32 = 4;

impl Engine {
    /// Claims the move at index `nth` if other threads search, too. The first
    /// move isn't claimed: all threads need its score.
    pub fn claim(
        &self,
        moves: &mut [Candidate],
        nth: usize,
        depth: u32,
    ) -> Option<Claim> {
        if nth == 0 || depth < MIN_CLAIM_DEPTH || !self.uses(Feature::Claims) {
            return None;
        }
        Some(self.claims.as_ref()?.claim(moves, nth))
    }

    /// Creates an engine that shares the table and the claims of this one.
    pub fn helper(&mut self, solver_table: perfect_endgame::Table) -> Engine {
        let shape = perfect_endgame::BoardShape::EIGHT;
        Engine {
            evaluation: self.evaluation.clone(),
            table: self.table.clone(),
            margin: self.margin,
            disabled: self.disabled.clone(),
            claims: Some(self.claims.get_or_insert_default().clone()),
            solver: perfect_endgame::Solver::new(shape, solver_table),
        }
    }
}
