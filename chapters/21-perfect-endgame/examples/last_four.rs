//! Thor's position once more, with a shortcut for the last four squares.

use benchmark_positions::ralle_thor;
use bitboards::BitPosition;
use perfect_endgame::{BoardShape, Ideas, Solver, Table};
use perfect_endgame::{last_four, replies_and_parity};

fn main() {
    let table = Table::new(8).expect("8 megabytes");
    let mut solver = Solver::with(BoardShape::eight(), Ideas::PLAIN, table);
    (solver.ideas.cost, solver.ideas.ending) = (replies_and_parity, last_four);
    let value = solver.value_near(BitPosition::from(&ralle_thor(17)), 0);
    let value = value.expect("nothing stops it");
    println!("{value:+} {}", solver.positions);
}
