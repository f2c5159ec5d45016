use bitboards::BitPosition;

use crate::{Engine, Known, Technique};

impl Engine {
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
        moves: &[perfect_endgame::Candidate],
        Known { depth, is_sure, .. }: Known,
        window: alpha_beta::Window,
    ) -> Option<i32> {
        if !self.uses(Technique::EnhancedCutoff) {
            return None;
        }
        let upper = |after| self.known(after, depth - 1, is_sure).bounds.upper;
        let mut values = moves.iter().map(|mv| -upper(mv.after));
        values.find(|value| *value >= window.beta)
    }
}
