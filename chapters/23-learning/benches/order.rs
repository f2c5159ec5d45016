//! Chapter 21's solver with its own order, and with the learned one.
//!
//! `cargo bench -p learning --bench order`

use benchmark_positions::{Problem, Row, ffo};
use bitboards::BitPosition;
use learning::Player;
use patterns::Weights;
use perfect_endgame::{BoardShape, Candidate, Ideas, Solver, Table};
use perfect_endgame::{fewest_replies, odd_quarters};

/// With fewer empty squares after a move, chapter 21's own order is cheaper.
const FEWEST: u32 = 10;

fn main() {
    println!("{}", Row::HEAD);
    let problems = ffo(40..=44);
    for (name, cost) in [
        ("its own order", Ideas::ALL.cost),
        ("learned", learned as _),
    ] {
        println!(
            "{}",
            Row::measure(name, &problems, |problem| solve(problem, cost))
        );
    }
}

/// Each problem begins with an empty table.
fn solve(
    problem: &Problem,
    cost: fn(&mut Solver, &Candidate) -> i32,
) -> (i32, u64) {
    let table = Table::new(192).expect("enough memory");
    let mut solver = Solver::new(BoardShape::EIGHT, table);
    solver.ideas.cost = cost;
    let value = solver.value(BitPosition::from(&problem.position));
    assert_eq!(value, problem.value(), "#{}", problem.number);
    (problem.value(), solver.positions)
}

/// How unpromising a move is: chapter 21's count, and a little search that knows
/// what has been learned.
fn learned(solver: &mut Solver, mv: &Candidate) -> i32 {
    let empty = mv.after.empty();
    let Some(more) = empty.count_ones().checked_sub(FEWEST) else {
        return fewest_replies(solver, mv);
    };
    let opinion = |after: &BitPosition| Weights::large().value(after);
    let player = Player::new(&opinion, (more / 4).min(4) as usize);
    let look = player.look(mv.after, player.depth, [-i32::MAX, i32::MAX]);
    let first = odd_quarters(empty | bitboards::bit(mv.square));
    look + mv.by_replies(&solver.shape, first)
}
