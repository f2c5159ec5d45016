//! Thor's moves as they come, but for what was best last time.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Ideas, Solver, Table, candidates};

fn main() {
    let (shape, table) = (BoardShape::EIGHT, Table::new(1).expect("1 MB"));
    let moves = candidates(BitPosition::from(&ralle_thor(17)), &shape);
    let mut solver = Solver::with(Ideas::NONE, shape, table);
    for mv in solver.sorted(moves, "g7".parse().ok()) {
        print!("{} ", mv.square);
    }
    println!();
}
