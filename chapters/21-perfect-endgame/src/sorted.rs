use board::Square;

use crate::{Candidate, Solver};

impl Solver {
    /// The moves, the cheapest first, and before them the one that was best last
    /// time.
    pub fn sorted(
        &mut self,
        mut moves: Vec<Candidate>,
        hint: Option<Square>,
    ) -> Vec<Candidate> {
        for mv in &mut moves {
            let is_hint = hint == Some(mv.square);
            let cost = self.ideas.cost;
            mv.cost = if is_hint { i32::MIN } else { cost(self, mv) };
        }
        moves.sort_by_key(|mv| mv.cost);
        moves
    }
}
