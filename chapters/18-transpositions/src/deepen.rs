use std::hash::Hash;

use alpha_beta::{Stopped, Window};
use minimax::Game;

use crate::TableSearch;

impl<G: Game + Hash + Eq> TableSearch<'_, G> {
    /// Looks 1 move ahead, then 2, and so on up to `depth`. Each search leaves
    /// its best moves in the table, where the next one finds them.
    ///
    /// # Errors
    ///
    /// When it was told to stop.
    pub fn deepen(&mut self, game: &G, depth: usize) -> Result<i32, Stopped> {
        for depth in 1..depth {
            self.search(game, depth, Window::OPEN)?;
        }
        self.search(game, depth, Window::OPEN)
    }
}
