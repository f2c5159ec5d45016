use bitboards::BitPosition;
use end_of_game::Position;

use crate::{BoardShape, Solver, SolverConfig, Table};

impl SolverConfig {
    /// Solves a position, and returns its score and the number of positions
    /// searched.
    pub fn measure(self, position: &Position) -> (i32, u64) {
        let table = Table::new(8).expect("8 megabytes");
        let mut solver = Solver::with(self, BoardShape::EIGHT, table);
        let score = solver.mtdf(BitPosition::from(position), 0);
        (score, solver.positions)
    }
}
