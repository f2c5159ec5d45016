//! What Thor's position is worth, and what to play.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Solver, Table};

fn main() {
    let position = ralle_thor(17);
    let table = Table::new(8).expect("8 megabytes");
    let mut solver = Solver::new(BoardShape::eight(), table);
    let value = solver.value(BitPosition::from(&position));
    println!("{value:?} {}", solver.positions);
    println!("{:?}", solver.best_ply(&position));
}
