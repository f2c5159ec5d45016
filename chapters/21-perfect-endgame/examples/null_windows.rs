//! The cost of null-window searches before move 44 of Ralle - Thor.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Solver, SolverConfig, Table};

fn main() {
    let white = BitPosition::from(&ralle_thor(17));
    for alpha in [-21, -1, 5, 7, 9, 21] {
        let table = Table::new(8).expect("8 megabytes");
        let mut solver =
            Solver::with(SolverConfig::ALL, BoardShape::EIGHT, table);
        let is_more = solver.search(white, alpha) > alpha;
        println!("{alpha:+}? {is_more:5} {:8}", solver.positions);
    }
}
