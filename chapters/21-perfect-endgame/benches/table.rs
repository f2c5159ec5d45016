//! The table: every program on the same positions, and then the solver without each
//! of its techniques.
//!
//! `cargo bench -p perfect-endgame --bench table`

use std::ops::RangeInclusive;

use benchmark_positions::{Problem, Row, against_yardstick, ffo, yardstick};
use bitboards::BitPosition;
use board::Cell;
use end_of_game::Position;
use perfect_endgame::{BoardShape, Solver, Table, Technique, Techniques};
use whole_games::Ply;

/// The solver, without each of its techniques.
const ROWS: [(&str, &[Technique]); 8] = [
    ("perfect endgame", &[]),
    ("without stable discs", &[Technique::Stability]),
    ("without a guess", &[Technique::Guess]),
    ("without looking ahead", &[Technique::LookAhead]),
    ("without parity", &[Technique::Parity]),
    ("without the last four", &[Technique::LastFour]),
    ("without a table", &[Technique::Table]),
    ("without fewest replies", &[Technique::FewestReplies]),
];

/// With as many empty squares, the player that's scored is perfect.
const SOLVED: usize = 16;

fn main() {
    println!("{}", Row::HEAD);
    for (name, disabled) in ROWS {
        println!("{}", row(name, 1..=19, disabled, 12));
    }
    println!("#40 to #44");
    for (name, disabled) in &ROWS[..7] {
        println!("{}", row(name, 40..=44, disabled, 192));
    }
    let score = against_yardstick(player());
    let name = "yardstick, perfect from 16 on";
    println!("{}", row(name, 1..=19, &[], 12).with_score(score));
}

/// Plays as the yardstick does, until the solver takes over.
fn player() -> impl FnMut(&Position) -> Ply {
    let table = Table::new(12).expect("enough memory");
    let mut solver = Solver::new(BoardShape::eight(), table);
    move |position| {
        if position.board.count(Cell::Empty) > SOLVED {
            return yardstick(position);
        }
        solver.best_ply(position).expect("somebody can move").0
    }
}

fn row(
    name: &str,
    numbers: RangeInclusive<u32>,
    disabled: &[Technique],
    megabytes: usize,
) -> Row {
    let problems = ffo(numbers);
    Row::measure(name, &problems, |problem| {
        solve(problem, disabled, megabytes)
    })
}

/// Each problem begins with an empty table.
fn solve(
    problem: &Problem,
    disabled: &[Technique],
    megabytes: usize,
) -> (i32, u64) {
    let table = Table::new(megabytes).expect("enough memory");
    let mut solver = Solver::new(BoardShape::eight(), table);
    solver.disabled = Techniques::new(disabled);
    let value = solver.value(BitPosition::from(&problem.position));
    assert_eq!(value, Some(problem.value()), "#{}", problem.number);
    (problem.value(), solver.positions)
}
