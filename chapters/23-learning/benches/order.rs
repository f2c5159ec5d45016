//! Compares the move orders of chapter 21's solver: its own, and one by learned
//! weights.
//!
//! `cargo bench -p learning --bench order`

use benchmark_positions::{Problem, Row, ffo};
use bitboards::BitPosition;
use learning::Player;
use patterns::Weights;
use perfect_endgame::{BoardShape, Candidate, Solver, SolverConfig, Table};
use perfect_endgame::{fewest_replies, odd_quarters};

/// With fewer empty squares after a move, chapter 21's own order is cheaper.
const MIN_LEARNED_EMPTIES: u32 = 10;

/// Larger than any score.
const INFINITY: i32 = i32::MAX;

fn main() {
    println!("{}", Row::HEAD);
    let problems = ffo(40..=44);
    for (name, cost) in [
        ("its own order", SolverConfig::ALL.move_cost),
        ("learned", learned as _),
    ] {
        println!(
            "{}",
            Row::measure(name, &problems, |problem| solve(problem, cost))
        );
    }
}

/// Solves a problem with an empty table, and returns its score and the number
/// of positions searched.
fn solve(
    problem: &Problem,
    cost: fn(&mut Solver, &Candidate) -> i32,
) -> (i32, u64) {
    let table = Table::new(192).expect("enough memory");
    let mut solver = Solver::new(BoardShape::EIGHT, table);
    solver.config.move_cost = cost;
    let value = solver.solve(BitPosition::from(&problem.position));
    assert_eq!(value, problem.value(), "#{}", problem.number);
    (problem.value(), solver.positions)
}

/// Returns the cost of a move: that of chapter 21, plus the score of a shallow
/// search with learned weights.
fn learned(solver: &mut Solver, mv: &Candidate) -> i32 {
    let empty = mv.after.empty();
    let Some(excess) = empty.count_ones().checked_sub(MIN_LEARNED_EMPTIES)
    else {
        return fewest_replies(solver, mv);
    };
    let evaluation = |after: &BitPosition| Weights::large().value(after);
    let player = Player::new(&evaluation, (excess / 4).min(4) as usize);
    let score = player.search(mv.after, player.depth, [-INFINITY, INFINITY]);
    let first = odd_quarters(empty | bitboards::bit(mv.square));
    score + mv.by_replies(&solver.shape, first)
}
