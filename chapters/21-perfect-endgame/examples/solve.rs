//! Solves Thor's position.

use benchmark_positions::ralle_thor;
use perfect_endgame::{BoardShape, Solver, Table};

fn main() {
    let table = Table::new(8).expect("8 megabytes");
    let mut solver = Solver::new(BoardShape::EIGHT, table);
    if let Some((ply, value)) = solver.best_ply(&ralle_thor(17)) {
        println!("{ply} {value:+}, {} positions", solver.positions);
    }
}
