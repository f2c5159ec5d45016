//! What a question costs, before move 44 of Ralle - Thor.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Solver, Table};

fn main() {
    let white = BitPosition::from(&ralle_thor(17));
    for alpha in [-21, -1, 5, 7, 9, 21] {
        let table = Table::new(8).expect("8 megabytes");
        let mut solver = Solver::new(BoardShape::eight(), table);
        let bound = solver.bound(white, alpha);
        println!("{alpha:+}? {:5} {:8}", bound > alpha, solver.positions);
    }
}
