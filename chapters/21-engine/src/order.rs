use alpha_beta::SORTED_FROM;
use bitboards::BitPosition;
use board::Square;
use perfect_endgame::{Candidate, candidates};
use transpositions::Entry;

use crate::Engine;

impl Engine {
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
}
