//! Chapter 19's solver with its own order, and with the learned one.
//!
//! `cargo bench -p learning --bench table`

use benchmark_positions::{Problem, Row, ffo};
use bitboards::BitPosition;
use learning::learned_order;
use perfect_endgame::{BoardShape, Solver, Table};

fn main() {
    println!("{}", Row::HEAD);
    let problems = ffo(40..=44);
    for (name, order) in [
        ("its own order", None),
        ("learned", Some(learned_order as _)),
    ] {
        println!(
            "{}",
            Row::measure(name, &problems, |problem| solve(problem, order))
        );
    }
}

/// Each problem begins with an empty table.
fn solve(
    problem: &Problem,
    order: Option<fn(BitPosition) -> Option<i32>>,
) -> u64 {
    let table = Table::new(192).expect("enough memory");
    let mut solver = Solver::new(BoardShape::eight(), table);
    solver.order = order;
    let value = solver.value(BitPosition::from(&problem.position));
    assert_eq!(value, Some(problem.value()), "#{}", problem.number);
    solver.positions
}
