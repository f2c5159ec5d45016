//! Thor's moves in the order of shallow searches, from depth 0 to 3.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Solver, SolverConfig, Table, candidates};

fn main() {
    let white = BitPosition::from(&ralle_thor(17));
    let (shape, table) = (BoardShape::EIGHT, Table::new(1));
    let mut solver =
        Solver::with(SolverConfig::NONE, shape, table.expect("1 MB"));
    for depth in 0..4 {
        let mut moves = candidates(white, &shape);
        moves.sort_by_cached_key(|mv| solver.shallow_search(mv.after, depth));
        let names = moves.iter().map(|mv| format!(" {}", mv.square));
        println!("{depth} ahead:{}", names.collect::<String>());
    }
}
