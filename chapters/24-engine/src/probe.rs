use bitboards::BitPosition;

use crate::{Engine, Entry, Feature};

impl Engine {
    /// Returns the table's entry of a position, for a search to `depth`. An
    /// entry that isn't deep enough, or from a selective search when this one
    /// isn't, keeps only its best move.
    pub fn probe(
        &self,
        position: BitPosition,
        depth: u32,
        is_selective: bool,
    ) -> Entry {
        let mut entry = self.table.get(position).unwrap_or(Entry::EMPTY);
        let is_deep = entry.depth == depth
            || entry.depth > depth && self.uses(Feature::DeeperEntries);
        if !is_deep || entry.is_selective && !is_selective {
            entry.bounds = Entry::EMPTY.bounds;
        }
        (entry.depth, entry.is_selective) = (depth, is_selective);
        entry
    }

    /// Returns a lower bound of at least `beta` if the table has one for any of
    /// the moves: the enhanced transposition cutoff.
    pub fn table_cutoff(
        &self,
        moves: &[perfect_endgame::Candidate],
        entry: Entry,
        window: alpha_beta::Window,
    ) -> Option<i32> {
        if !self.uses(Feature::EnhancedCutoff) {
            return None;
        }
        let (depth, is_selective) = (entry.depth - 1, entry.is_selective);
        moves
            .iter()
            .map(|mv| -self.probe(mv.after, depth, is_selective).bounds.upper)
            .find(|lower| *lower >= window.beta)
    }
}
