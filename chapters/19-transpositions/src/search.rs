use std::hash::Hash;

use alpha_beta::{Order, Window};
use minimax::{Game, Search, Stopped};

use crate::{Bounds, Entry, Table, pvs};

/// A search that looks up what it knows already.
pub struct TableSearch<'a, G: Game> {
    /// The state of the search.
    pub search: Search<'a, G>,
    /// Which moves it tries first, after the one in the table.
    pub order: Order<G>,
    /// The transposition table. Without one, the search finds the same values.
    pub table: Option<Table<G, G::Move>>,
}

impl<'a, G: Game + Hash + Eq> TableSearch<'a, G> {
    /// Returns this search, with its moves in this order and with a table.
    pub fn new(
        search: Search<'a, G>,
        order: Order<G>,
        table: Option<Table<G, G::Move>>,
    ) -> Self {
        TableSearch {
            search,
            order,
            table,
        }
    }

    /// Finds what [`alpha_beta`](alpha_beta::alpha_beta()) finds.
    ///
    /// # Errors
    ///
    /// Returns an error when the search must stop.
    pub fn value(
        &mut self,
        game: &G,
        depth: usize,
        window: Window,
    ) -> Result<i32, Stopped> {
        if let Some(value) = self.search.leaf(game, depth)? {
            return Ok(value);
        }
        let entry = self.look_up(game, depth);
        match entry.bounds.answer(window) {
            Some(value) => Ok(value),
            None => self.search_moves(entry, window),
        }
    }

    fn look_up(&self, game: &G, depth: usize) -> Entry<G, G::Move> {
        match &self.table {
            Some(table) => table.look_up(game, depth),
            None => Entry {
                key: game.clone(),
                depth: depth as u64,
                bounds: Bounds::UNKNOWN,
                best: None,
            },
        }
    }

    fn search_moves(
        &mut self,
        mut entry: Entry<G, G::Move>,
        window: Window,
    ) -> Result<i32, Stopped> {
        let (mut largest, depth) = (-i32::MAX, entry.depth as usize - 1);
        for (nth, mv) in entry.moves(self.order).iter().enumerate() {
            let after = entry.key.after(*mv);
            let value = pvs(nth == 0, window.raise_alpha(largest), |left| {
                Ok(-self.value(&after, depth, left.negate())?)
            })?;
            if value > largest {
                (entry.best, largest) = (Some(*mv), value);
            }
            if largest >= window.beta {
                break;
            }
        }
        entry.bounds = entry.bounds.learn(largest, window);
        self.store(entry);
        Ok(largest)
    }

    fn store(&mut self, entry: Entry<G, G::Move>) {
        if let Some(table) = &mut self.table {
            table.store(entry);
        }
    }
}
