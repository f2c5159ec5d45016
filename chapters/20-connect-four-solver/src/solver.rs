use alpha_beta::Window;
use minimax::{Counter, Stopped};

use crate::{BitGrid, sorted};
use crate::{FirstMove, PackedTable, look_up_all};
use transpositions::Bounds;

/// Finds what positions of Connect Four are worth with best play.
pub struct Solver<'a> {
    /// What it knows.
    pub table: PackedTable,
    /// In which order it tries moves.
    pub order: FirstMove,
    /// What it knows of a position's score without a search.
    pub scores: fn(BitGrid) -> Bounds,
    /// What the table knows of a position, or of what these landings lead to.
    pub look_up: fn(&PackedTable, BitGrid, u64) -> Bounds,
    /// Counts the positions that it looks at.
    pub counter: Counter<'a>,
}

impl<'a> Solver<'a> {
    /// A solver that does all it can, and that nothing stops.
    pub fn new(table: PackedTable) -> Solver<'a> {
        Solver {
            table,
            order: FirstMove::Threats,
            scores: BitGrid::reachable,
            look_up: look_up_all,
            counter: Counter::default(),
        }
    }

    /// Searches a position in which the side to move can't win at once.
    ///
    /// # Errors
    ///
    /// When it was told to stop.
    pub fn search(
        &mut self,
        grid: BitGrid,
        window: Window,
    ) -> Result<i32, Stopped> {
        self.counter.count()?;
        let landings = grid.safe_landings();
        if landings == 0 && grid.dropped() < 42 {
            return Ok(grid.fastest_loss());
        }
        let known = self.known(grid, landings);
        if let Some(score) = known.answer(window) {
            return Ok(score);
        }
        let score = self.best(grid, landings, window)?;
        self.table.store(grid.key(), known.learn(score, window));
        Ok(score)
    }

    fn known(&self, grid: BitGrid, landings: u64) -> Bounds {
        let known = (self.look_up)(&self.table, grid, landings);
        known.and((self.scores)(grid))
    }

    fn best(
        &mut self,
        grid: BitGrid,
        landings: u64,
        window: Window,
    ) -> Result<i32, Stopped> {
        let moves = sorted(grid, landings, self.order);
        let mut best = -i32::MAX;
        for (_, square) in moves.into_iter().rev().flatten() {
            let left = window.above(best).turned();
            best = best.max(-self.search(grid.drop_on(square), left)?);
            if best >= window.beta {
                break;
            }
        }
        Ok(best)
    }
}
