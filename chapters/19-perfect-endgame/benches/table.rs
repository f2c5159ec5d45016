//! The table: every program on the same positions, and then the solver without each
//! of its ideas.
//!
//! `cargo bench -p perfect-endgame --bench table`

use std::ops::RangeInclusive;

use benchmark_positions::{Problem, Row, ffo};
use bitboards::BitPosition;
use perfect_endgame::{Area, Idea, Solver, Table};

/// The solver, without each of its ideas.
const ROWS: [(&str, &[Idea]); 8] = [
    ("perfect endgame", &[]),
    ("without stable discs", &[Idea::Stability]),
    ("without a guess", &[Idea::Guess]),
    ("without looking ahead", &[Idea::LookAhead]),
    ("without parity", &[Idea::Parity]),
    ("without the last four", &[Idea::LastFour]),
    ("without a table", &[Idea::Table]),
    ("without fewest replies", &[Idea::FewestReplies]),
];

fn main() {
    println!("{}", Row::HEAD);
    for (name, without) in ROWS {
        println!("{}", row(name, 1..=19, without, 12));
    }
    println!("with 24 MB, on #40 to #44");
    for (name, without) in &ROWS[..4] {
        println!("{}", row(name, 40..=44, without, 24));
    }
}

fn row(
    name: &str,
    numbers: RangeInclusive<u32>,
    without: &'static [Idea],
    megabytes: usize,
) -> Row {
    let problems = ffo(numbers);
    Row::measure(name, &problems, |problem| {
        solve(problem, without, megabytes)
    })
}

/// Each problem begins with an empty table.
fn solve(problem: &Problem, without: &'static [Idea], megabytes: usize) -> u64 {
    let table = Table::new(megabytes).expect("enough memory");
    let mut solver = Solver::new(Area::eight(), table);
    solver.without = without;
    let value = solver.value(BitPosition::from(&problem.position));
    assert_eq!(value, Some(problem.value()), "#{}", problem.number);
    solver.positions
}
