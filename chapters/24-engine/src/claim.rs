use perfect_endgame::Candidate;

use crate::{Claim, Engine, Technique};

/// With fewer moves to look ahead, it doesn't ask what other threads do.
const CLAIMED_FROM: u32 = 4;

impl Engine {
    /// Claims a move, if other threads think, too. The first is for everybody.
    pub fn claim(
        &self,
        moves: &mut [Candidate],
        number: usize,
        depth: u32,
    ) -> Option<Claim> {
        let is_shared =
            number > 0 && depth >= CLAIMED_FROM && self.uses(Technique::Claims);
        let claims = self.claims.as_ref().filter(|_| is_shared)?;
        Some(claims.claim(moves, number))
    }

    /// An engine that shares its table.
    pub fn helper(&mut self, endings: perfect_endgame::Table) -> Engine {
        let shape = perfect_endgame::BoardShape::EIGHT;
        Engine {
            evaluation: self.evaluation.clone(),
            table: self.table.clone(),
            margin: self.margin,
            disabled: self.disabled.clone(),
            claims: Some(self.claims.get_or_insert_default().clone()),
            solver: perfect_endgame::Solver::new(shape, endings),
        }
    }
}
