//! Chapter 21's solver with its own order, and with the learned one.
//!
//! `cargo bench -p learning --bench table`

use benchmark_positions::{Problem, Row, ffo};
use bitboards::BitPosition;
use learning::Player;
use patterns::Weights;
use perfect_endgame::{BoardShape, Solver, Table};

/// With fewer empty squares after a move, chapter 21's own order is cheaper.
const FEWEST: u32 = 10;

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
) -> (i32, u64) {
    let table = Table::new(192).expect("enough memory");
    let mut solver = Solver::new(BoardShape::eight(), table);
    solver.order = order;
    let value = solver.value(BitPosition::from(&problem.position));
    assert_eq!(value, Ok(problem.value()), "#{}", problem.number);
    (problem.value(), solver.positions)
}

/// How unpromising a move is, by the position after it. Chapter 21's solver adds
/// it to what it thinks itself.
fn learned_order(after: BitPosition) -> Option<i32> {
    let more = after.empty().count_ones().checked_sub(FEWEST)?;
    let player = Player {
        opinion: &|after| Weights::large().value(after),
        depth: (more / 4).min(4) as usize,
        exact: 0,
    };
    Some(player.look(after, player.depth, [-i32::MAX, i32::MAX]))
}
