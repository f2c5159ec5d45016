//! White's discs that Black can't flip anymore, four squares from the end, and
//! what such a limit saves with seventeen.

use benchmark_positions::ralle_thor;
use bitboards::{BitPosition, diagram};
use perfect_endgame::{BoardShape, Ideas, Solver, Table, last_four};
use perfect_endgame::{replies_and_parity, stable, stable_bound};

fn main() {
    let shape = BoardShape::eight();
    let black = BitPosition::from(&ralle_thor(4));
    let safe = stable(black.opponent, black.own, &shape);
    println!("{}", diagram(safe));
    println!("{} of {}", safe.count_ones(), black.opponent.count_ones());

    let table = Table::new(8).expect("8 megabytes");
    let mut solver = Solver::with(shape, Ideas::PLAIN, table);
    (solver.ideas.cost, solver.ideas.ending) = (replies_and_parity, last_four);
    solver.ideas.limit = stable_bound;
    let value = solver.value_near(BitPosition::from(&ralle_thor(17)), 0);
    let value = value.expect("nothing stops it");
    println!("{value:+} {}", solver.positions);
}
