//! The table: each idea taken out of the solver, on positions that many programs
//! have been measured on.
//!
//! `cargo bench -p perfect-endgame --bench table`

use benchmark_positions::{Problem, Row, against_yardstick, ffo, yardstick};
use bitboards::{BitPosition, bit};
use board::Cell;
use end_of_game::Position;
use perfect_endgame::{
    BoardShape, Ending, Solver, Table, looking_ahead, odd_before,
};
use whole_games::Ply;

/// What's taken out of a solver that has everything.
type Without = fn(&mut Solver);

/// From how many empty squares on the player is perfect.
const SOLVED: usize = 16;

/// The table of chapters 23 and 24 has as many megabytes.
const MEGABYTES: usize = 192;

const ROWS: [(&str, Without); 8] = [
    ("everything", |_| ()),
    ("without a guess", |solver| {
        solver.ideas.guesses_from = u32::MAX
    }),
    ("without stable discs", |solver| {
        solver.ideas.limit = |_, _, _| None;
    }),
    ("without looking ahead", |solver| {
        solver.ideas.cost = |solver, candidate| {
            let odd = odd_before(candidate, &solver.shape);
            candidate.by_replies(&solver.shape, odd)
        };
    }),
    ("without parity", |solver| {
        solver.ideas.cost = |solver, candidate| match solver
            .shape
            .empty(candidate.after)
            .count_ones()
        {
            ..=4 => 0,
            5..12 => candidate.by_replies(&solver.shape, 0),
            _ => looking_ahead(solver, candidate),
        };
        solver.ideas.ending = |solver, position, alpha| {
            let (shape, positions) = (&solver.shape, &mut solver.positions);
            (shape.empty(position).count_ones() <= 4)
                .then(|| Ending { shape, positions }.bound(position, alpha, 0))
        };
    }),
    ("without the last four", |solver| {
        solver.ideas.ending = |_, _, _| None
    }),
    ("without a table", |solver| {
        solver.ideas.remembers_from = u32::MAX
    }),
    ("without fewest replies", |solver| {
        solver.ideas.cost =
            |solver, candidate| match odd_before(candidate, &solver.shape)
                & bit(candidate.square)
            {
                0 => 0,
                _ => -1,
            };
    }),
];

fn main() {
    println!("{}", Row::HEAD);
    let score = against_yardstick(player());
    for (numbers, rows) in [(1..=19, &ROWS[..]), (40..=44, &ROWS[..7])] {
        println!("#{} to #{}", numbers.start(), numbers.end());
        let problems = ffo(numbers);
        for (name, without) in rows {
            let solve = |problem: &_| solve(problem, *without);
            let row = Row::measure(*name, &problems, solve);
            println!("{}", row.with_score(score.clone()));
        }
    }
}

/// Plays as the yardstick does, until the solver takes over. Without an idea, it
/// plays the same moves.
fn player() -> impl FnMut(&Position) -> Ply {
    let table = Table::new(12).expect("enough memory");
    let mut solver = Solver::new(BoardShape::eight(), table);
    move |position| {
        if position.board.count(Cell::Empty) > SOLVED {
            return yardstick(position);
        }
        let best = solver.best_ply(position).expect("nothing stops it");
        best.expect("somebody can move").0
    }
}

/// Each problem begins with an empty table. What's looked at for the order counts, too.
fn solve(problem: &Problem, without: Without) -> (i32, u64) {
    let megabytes = if problem.number < 20 { 12 } else { MEGABYTES };
    let table = Table::new(megabytes).expect("enough memory");
    let mut solver = Solver::new(BoardShape::eight(), table);
    without(&mut solver);
    let value = solver.value(BitPosition::from(&problem.position));
    assert_eq!(value, Ok(problem.value()), "#{}", problem.number);
    (problem.value(), solver.positions + solver.glances)
}
