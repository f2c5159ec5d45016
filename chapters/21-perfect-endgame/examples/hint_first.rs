//! Thor's moves without an order, but with a hint first.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Solver, SolverConfig, Table, candidates};

fn main() {
    let (shape, table) = (BoardShape::EIGHT, Table::new(1).expect("1 MB"));
    let moves = candidates(BitPosition::from(&ralle_thor(17)), &shape);
    let mut solver = Solver::with(SolverConfig::NONE, shape, table);
    for mv in solver.order_moves(moves, "g7".parse().ok()) {
        print!("{} ", mv.square);
    }
    println!();
}
