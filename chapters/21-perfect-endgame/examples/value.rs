//! What Thor's position is worth, and what to play.

use benchmark_positions::ralle_thor;
use minimax::Stopped;
use perfect_endgame::{BoardShape, Solver, Table};

fn main() -> Result<(), Stopped> {
    let table = Table::new(8).expect("8 megabytes");
    let mut solver = Solver::new(BoardShape::eight(), table);
    if let Some((ply, value)) = solver.best_ply(&ralle_thor(17))? {
        println!("{ply} {value:+}, {} positions", solver.positions);
    }
    Ok(())
}
