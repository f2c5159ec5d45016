//! Thor's position, with odd quarters before even ones.

use benchmark_positions::ralle_thor;
use bitboards::{BitPosition, diagram};
use perfect_endgame::{BoardShape, Ideas, Solver, Table};
use perfect_endgame::{odd_quarters, replies_and_parity};

fn main() {
    let position = BitPosition::from(&ralle_thor(17));
    let empty = position.empty();
    println!("{}", diagram(empty & odd_quarters(empty)));
    let table = Table::new(8).expect("8 megabytes");
    let mut solver = Solver::with(BoardShape::eight(), Ideas::PLAIN, table);
    solver.ideas.cost = replies_and_parity;
    let value = solver.value_near(position, 0).expect("nothing stops it");
    println!("{value:+} {}", solver.positions);
}
