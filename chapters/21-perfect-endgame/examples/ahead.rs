//! Thor's moves, the most promising first, and what that costs and saves.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Ideas, Solver, Table, candidates};
use perfect_endgame::{last_four, looking_ahead, stable_bound};

fn main() {
    let (white, shape) =
        (BitPosition::from(&ralle_thor(17)), BoardShape::eight());
    let table = Table::new(8).expect("8 megabytes");
    let mut solver = Solver::with(shape, Ideas::PLAIN, table);
    for depth in 0..=3 {
        let mut moves = candidates(white, &shape);
        moves.sort_by_cached_key(|mv| solver.look_ahead(mv.after, depth));
        let names = moves.iter().map(|mv| format!(" {}", mv.square));
        println!("{depth} ahead:{}", names.collect::<String>());
    }
    solver.glances = 0;
    (solver.ideas.cost, solver.ideas.ending) = (looking_ahead, last_four);
    solver.ideas.limit = stable_bound;
    let value = solver.value_near(white, 0).expect("nothing stops it");
    println!("{value:+} {} + {}", solver.positions, solver.glances);
}
