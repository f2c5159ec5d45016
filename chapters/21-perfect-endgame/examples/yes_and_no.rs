//! What a question costs, before move 44 of Ralle - Thor.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Ideas, Solver, Table};

fn main() {
    let white = BitPosition::from(&ralle_thor(17));
    for alpha in [-21, -1, 5, 7, 9, 21] {
        let table = Table::new(8).expect("8 megabytes");
        let mut solver = Solver::with(Ideas::ALL, BoardShape::EIGHT, table);
        let is_more = solver.bound(white, alpha) > alpha;
        println!("{alpha:+}? {is_more:5} {:8}", solver.positions);
    }
}
