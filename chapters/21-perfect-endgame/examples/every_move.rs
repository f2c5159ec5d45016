//! The end of Ralle - Thor, with the moves as they come.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Ideas, Solver, Table};

fn main() {
    for empty in [10, 12, 14, 17] {
        let table = Table::new(8).expect("8 megabytes");
        let mut solver = Solver::with(BoardShape::eight(), Ideas::PLAIN, table);
        let value = solver.value_near(BitPosition::from(&ralle_thor(empty)), 0);
        let value = value.expect("nothing stops it");
        println!("{empty} empty: {value:+} {:9}", solver.positions);
    }
}
