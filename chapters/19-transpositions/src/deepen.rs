use std::hash::Hash;

use alpha_beta::Window;
use minimax::{Game, Stopped};

use crate::TableSearch;

impl<G: Game + Hash + Eq> TableSearch<'_, G> {
    /// Looks 1 move ahead, then 2, and so on up to `depth`. Each search leaves
    /// its best moves in the table, where the next one finds them.
    ///
    /// # Errors
    ///
    /// Returns an error when the search must stop.
    pub fn deepen(&mut self, game: &G, depth: usize) -> Result<i32, Stopped> {
        for depth in 1..depth {
            self.value(game, depth, Window::FULL)?;
        }
        self.value(game, depth, Window::FULL)
    }
}
