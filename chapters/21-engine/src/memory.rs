use std::sync::{MutexGuard, PoisonError};

use alpha_beta::SORTED_FROM;
use bitboards::BitPosition;
use board::Square;
use transpositions::{Bounds, Entry, Table};
use whole_games::Ply;

use crate::Engine;

impl Engine {
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
}
