use minimax::Stopped;

use crate::{BitGrid, Solver, mtdf};
use transpositions::Bounds;

impl Solver<'_> {
    /// Returns the score of a position in which the game isn't over: 22 minus
    /// the number of discs that the winner will have dropped, 0 for a draw, and
    /// negative if the side to move loses.
    ///
    /// # Errors
    ///
    /// Returns [`Stopped`] if the counter stops the search.
    pub fn solve(&mut self, grid: BitGrid) -> Result<i32, Stopped> {
        if grid.wins_at_once() {
            return Ok(grid.fastest_win());
        }
        let lower = grid.fastest_loss();
        let upper = grid.fastest_win();
        mtdf(Bounds { lower, upper }, |_, window| {
            self.search(grid, window)
        })
    }
}
