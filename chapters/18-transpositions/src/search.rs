use std::hash::Hash;

use alpha_beta::{Order, Stopped, Window};
use minimax::{Evaluation, Game, POINT};

use crate::{Bounds, Entry, Table, try_move};

/// A search that looks up what it knows already.
pub struct TableSearch<'a, G: Game> {
    /// What it thinks of a position where the depth runs out.
    pub evaluation: Evaluation<G>,
    /// Which moves it tries first, after the one in the table.
    pub order: Order<G>,
    /// What it knows. Without a table, it finds the same values.
    pub table: Option<Table<G, G::Move>>,
    /// Whether it must stop. It asks once every 1,024 positions.
    pub must_stop: &'a dyn Fn() -> bool,
    /// How many positions it has looked at.
    pub positions: u64,
}

impl<G: Game + Hash + Eq> TableSearch<'_, G> {
    /// A search that nothing stops.
    pub fn new(
        evaluation: Evaluation<G>,
        order: Order<G>,
        table: Option<Table<G, G::Move>>,
    ) -> Self {
        TableSearch {
            evaluation,
            order,
            table,
            must_stop: &|| false,
            positions: 0,
        }
    }

    /// Finds what [`alpha_beta`](alpha_beta::alpha_beta()) finds.
    ///
    /// # Errors
    ///
    /// When it was told to stop.
    pub fn search(
        &mut self,
        game: &G,
        depth: usize,
        window: Window,
    ) -> Result<i32, Stopped> {
        self.count()?;
        match game.result() {
            Some(points) => return Ok(points * POINT),
            None if depth == 0 => return Ok((self.evaluation)(game)),
            None => {}
        }
        let entry = self.look_up(game, depth);
        match entry.bounds.answer(window) {
            Some(value) => Ok(value),
            None => self.look(entry, window),
        }
    }

    fn count(&mut self) -> Result<(), Stopped> {
        self.positions += 1;
        let is_due = self.positions.is_multiple_of(1024);
        match is_due && (self.must_stop)() {
            true => Err(Stopped),
            false => Ok(()),
        }
    }

    fn look_up(&self, game: &G, depth: usize) -> Entry<G, G::Move> {
        match &self.table {
            Some(table) => table.look_up(game, depth),
            None => Entry {
                key: game.clone(),
                depth,
                bounds: Bounds::UNKNOWN,
                best: None,
            },
        }
    }

    fn look(
        &mut self,
        mut entry: Entry<G, G::Move>,
        window: Window,
    ) -> Result<i32, Stopped> {
        let mut largest = -i32::MAX;
        for (number, its_move) in entry.moves(self.order).iter().enumerate() {
            let after = entry.key.after(*its_move);
            let value = try_move(number == 0, window.above(largest), |it| {
                Ok(-self.search(&after, entry.depth - 1, it.turned())?)
            })?;
            if value > largest {
                (entry.best, largest) = (Some(*its_move), value);
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
