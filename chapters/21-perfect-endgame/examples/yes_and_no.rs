//! What a question costs, before move 44 of Ralle - Thor.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Ideas, Solver, Table, last_four};
use perfect_endgame::{looking_ahead, stable_bound};

fn main() {
    let white = BitPosition::from(&ralle_thor(17));
    for alpha in [-21, -1, 5, 7, 9, 21] {
        let table = Table::new(8).expect("8 megabytes");
        let mut solver = Solver::with(BoardShape::eight(), Ideas::PLAIN, table);
        (solver.ideas.cost, solver.ideas.ending) = (looking_ahead, last_four);
        solver.ideas.limit = stable_bound;
        let bound = solver.bound(white, alpha).expect("nothing stops it");
        println!("{alpha:+}? {:5} {:8}", bound > alpha, solver.positions);
    }
}
