use board::Square;

use crate::{Candidate, Solver};

impl Solver {
    /// Sorts the moves by their cost, after the table's best move.
    pub fn order_moves(
        &mut self,
        mut moves: Vec<Candidate>,
        hint: Option<Square>,
    ) -> Vec<Candidate> {
        let move_cost = self.config.move_cost;
        for mv in &mut moves {
            mv.cost = if hint == Some(mv.square) {
                i32::MIN
            } else {
                move_cost(self, mv)
            };
        }
        moves.sort_by_key(|mv| mv.cost);
        moves
    }
}
