//! The chapter's table: the solver without each of its techniques, on the FFO
//! test positions.
//!
//! `cargo bench -p perfect-endgame --bench table`

use benchmark_positions::{Problem, Row, against_yardstick, ffo, yardstick};
use bitboards::{BitPosition, bit};
use board::Cell;
use end_of_game::Position;
use perfect_endgame::{
    BoardShape, Solver, SolverConfig, Table, fewest_replies,
};
use whole_games::Ply;

/// The number of empty squares from which on the player uses the solver.
const SOLVER_EMPTIES: usize = 16;

/// Removes a technique.
type Change = fn(&mut SolverConfig);

const ROWS: [(&str, Change); 7] = [
    ("everything", |_| {}),
    ("without a guess", |config| {
        config.min_guess_empties = u32::MAX
    }),
    ("without parity", |config| config.preferred_squares = |_| 0),
    ("without looking ahead", |config| {
        config.move_cost = fewest_replies
    }),
    ("without the last five", |config| config.ending_empties = 0),
    ("without a table", |config| {
        config.min_table_empties = u32::MAX
    }),
    ("without fewest replies", |config| {
        config.move_cost = only_parity
    }),
];

/// Returns the cost of a move by parity alone.
fn only_parity(solver: &mut Solver, mv: &perfect_endgame::Candidate) -> i32 {
    let empty = solver.shape.empty(mv.after) | bit(mv.square);
    -i32::from((solver.config.preferred_squares)(empty) & bit(mv.square) != 0)
}

fn main() {
    println!("{}", Row::HEAD);
    let score = against_yardstick(player());
    for (numbers, rows) in [(1..=19, &ROWS[..]), (40..=44, &ROWS[..6])] {
        println!("#{} to #{}", numbers.start(), numbers.end());
        let problems = ffo(numbers);
        for (name, change) in rows {
            let mut config = SolverConfig::ALL;
            change(&mut config);
            let mut solver = solver(config);
            let row = Row::measure(*name, &problems, |problem| {
                solve(problem, &mut solver)
            });
            println!("{}", row.with_score(score));
        }
    }
}

/// Creates a solver with a table as large as that of chapters 23 and 24.
fn solver(config: SolverConfig) -> Solver {
    let table = Table::new(192).expect("enough memory");
    Solver::with(config, BoardShape::EIGHT, table)
}

/// Returns a player that plays like the yardstick until the solver takes over.
/// All rows play the same moves.
fn player() -> impl FnMut(&Position) -> Ply {
    let mut solver = solver(SolverConfig::ALL);
    move |position| {
        if position.board.count(Cell::Empty) > SOLVER_EMPTIES {
            return yardstick(position);
        }
        solver.best_ply(position).expect("the game isn't over").0
    }
}

/// Solves a problem, and returns its score and the number of positions
/// searched.
fn solve(problem: &Problem, solver: &mut Solver) -> (i32, u64) {
    solver.positions = 0;
    let value = solver.solve(BitPosition::from(&problem.position));
    assert_eq!(value, problem.value(), "#{}", problem.number);
    (value, solver.positions)
}
