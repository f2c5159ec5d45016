use alpha_beta::Window;
use minimax::{Counter, Stopped};

use crate::{BitGrid, order_moves};
use crate::{MoveOrder, PackedTable, look_up_all};
use transpositions::Bounds;

const INFINITY: i32 = i32::MAX;

/// A solver for Connect Four.
pub struct Solver<'a> {
    /// The transposition table.
    pub table: PackedTable,
    /// The move order.
    pub order: MoveOrder,
    /// Returns the bounds of a position's score without a search.
    pub static_bounds: fn(BitGrid) -> Bounds,
    /// Returns the table's bounds of a position with these landings.
    pub probe: fn(&PackedTable, BitGrid, u64) -> Bounds,
    /// Counts the positions and stops the search.
    pub counter: Counter<'a>,
}

impl<'a> Solver<'a> {
    /// Creates a solver that uses all techniques and has no limit.
    pub fn new(table: PackedTable) -> Solver<'a> {
        Solver {
            table,
            order: MoveOrder::Threats,
            static_bounds: BitGrid::reachable,
            probe: look_up_all,
            counter: Counter::default(),
        }
    }

    /// Searches a position in which the side to move can't win at once.
    ///
    /// # Errors
    ///
    /// Returns [`Stopped`] if the counter stops the search.
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
        let bounds = self.bounds(grid, landings);
        if let Some(score) = bounds.answer(window) {
            return Ok(score);
        }
        let score = self.search_moves(grid, landings, window)?;
        self.table.store(grid.key(), bounds.learn(score, window));
        Ok(score)
    }

    /// Returns what the table and the position itself say about the score.
    fn bounds(&self, grid: BitGrid, landings: u64) -> Bounds {
        let stored = (self.probe)(&self.table, grid, landings);
        stored.and((self.static_bounds)(grid))
    }

    fn search_moves(
        &mut self,
        grid: BitGrid,
        landings: u64,
        window: Window,
    ) -> Result<i32, Stopped> {
        let moves = order_moves(grid, landings, self.order);
        let mut best = -INFINITY;
        for (_, square) in moves.into_iter().rev().flatten() {
            let child = window.raise_alpha(best).negate();
            best = best.max(-self.search(grid.drop_on(square), child)?);
            if best >= window.beta {
                break;
            }
        }
        Ok(best)
    }
}
