use bitboards::BitPosition;
use end_of_game::Position;

use crate::{BoardShape, Ideas, Solver, Table};

impl Ideas {
    /// What a position is worth, and how many positions it takes to know.
    pub fn measure(self, position: &Position) -> (i32, u64) {
        let table = Table::new(8).expect("8 megabytes");
        let mut solver = Solver::with(self, BoardShape::EIGHT, table);
        let value = solver.value_near(BitPosition::from(position), 0);
        (value, solver.positions)
    }
}
