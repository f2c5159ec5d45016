//! The table: each idea taken out of the solver, on positions that many programs
//! have been measured on.
//!
//! `cargo bench -p perfect-endgame --bench table`

use benchmark_positions::{Problem, Row, against_yardstick, ffo, yardstick};
use bitboards::{BitPosition, bit};
use board::Cell;
use end_of_game::Position;
use perfect_endgame::{BoardShape, Ideas, Solver, Table, fewest_replies};
use whole_games::Ply;

/// From how many empty squares on the player is perfect.
const SOLVED: usize = 16;

/// What a row takes out.
type Change = fn(&mut Ideas);

const ROWS: [(&str, Change); 7] = [
    ("everything", |_| {}),
    ("without a guess", |ideas| ideas.guess_from = u32::MAX),
    ("without parity", |ideas| ideas.first = |_| 0),
    ("without looking ahead", |ideas| ideas.cost = fewest_replies),
    ("without the last five", |ideas| ideas.last = 0),
    ("without a table", |ideas| ideas.table_from = u32::MAX),
    ("without fewest replies", |ideas| ideas.cost = only_parity),
];

fn only_parity(solver: &mut Solver, mv: &perfect_endgame::Candidate) -> i32 {
    let empty = solver.shape.empty(mv.after) | bit(mv.square);
    -i32::from((solver.ideas.first)(empty) & bit(mv.square) != 0)
}

fn main() {
    println!("{}", Row::HEAD);
    let score = against_yardstick(player());
    for (numbers, rows) in [(1..=19, &ROWS[..]), (40..=44, &ROWS[..6])] {
        println!("#{} to #{}", numbers.start(), numbers.end());
        let problems = ffo(numbers);
        for (name, change) in rows {
            let mut ideas = Ideas::ALL;
            change(&mut ideas);
            let mut solver = solver(ideas);
            let row = Row::measure(*name, &problems, |problem| {
                solve(problem, &mut solver)
            });
            println!("{}", row.with_score(score));
        }
    }
}

/// A row has one table, as large as that of chapters 23 and 24.
fn solver(ideas: Ideas) -> Solver {
    let table = Table::new(192).expect("enough memory");
    Solver::with(ideas, BoardShape::EIGHT, table)
}

/// Plays as the yardstick does, until the solver takes over. Without an idea, it
/// plays the same moves.
fn player() -> impl FnMut(&Position) -> Ply {
    let mut solver = solver(Ideas::ALL);
    move |position| {
        if position.board.count(Cell::Empty) > SOLVED {
            return yardstick(position);
        }
        solver.best_ply(position).expect("somebody can move").0
    }
}

fn solve(problem: &Problem, solver: &mut Solver) -> (i32, u64) {
    solver.positions = 0;
    let value = solver.value(BitPosition::from(&problem.position));
    assert_eq!(value, problem.value(), "#{}", problem.number);
    (value, solver.positions)
}
