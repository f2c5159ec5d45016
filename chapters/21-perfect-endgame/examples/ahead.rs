//! Thor's moves, the most promising first, from none to three moves ahead.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Ideas, Solver, Table, candidates};

fn main() {
    let white = BitPosition::from(&ralle_thor(17));
    let (shape, table) = (BoardShape::EIGHT, Table::new(1));
    let mut solver = Solver::with(Ideas::NONE, shape, table.expect("1 MB"));
    for depth in 0..4 {
        let mut moves = candidates(white, &shape);
        moves.sort_by_cached_key(|mv| solver.look_ahead(mv.after, depth));
        let names = moves.iter().map(|mv| format!(" {}", mv.square));
        println!("{depth} ahead:{}", names.collect::<String>());
    }
}
