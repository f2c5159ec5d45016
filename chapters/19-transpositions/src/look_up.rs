use std::hash::Hash;

use alpha_beta::{Order, SORTED_FROM};
use minimax::Game;

use crate::{Bounds, Entry, Table};

impl<K: Hash + Eq + Clone, M: Copy> Table<K, M> {
    /// Returns the bounds of a position at exactly this depth, and the best
    /// move of any depth as a hint for move ordering.
    pub fn look_up(&self, key: &K, depth: usize) -> Entry<K, M> {
        let entry = self.find(key);
        let known = entry.filter(|entry| entry.depth == depth as u64);
        Entry {
            key: key.clone(),
            depth: depth as u64,
            bounds: known.map_or(Bounds::UNKNOWN, |entry| entry.bounds),
            best: entry.and_then(|entry| entry.best),
        }
    }
}

impl<G: Game> Entry<G, G::Move> {
    /// Returns the position's moves in the order in which to try them. The best
    /// one known goes first.
    pub fn moves(&self, order: Order<G>) -> Vec<G::Move> {
        let mut moves = self.key.moves();
        if self.depth >= SORTED_FROM as u64 {
            order(&self.key, &mut moves);
        }
        if self.best.is_some() {
            moves.sort_by_key(|mv| Some(*mv) != self.best);
        }
        moves
    }
}
