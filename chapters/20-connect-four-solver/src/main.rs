//! The program of chapter 20: solves a position of Connect Four.

use std::io;
use std::num::NonZero;
use std::process::ExitCode;

use chapter_cli::Answer;
use connect_four::{Column, ConnectFour};
use connect_four_solver::{BitGrid, PackedTable, Solver};
use lexopt::prelude::*;
use minimax::{Game, Stopped};
use transpositions::null_window;

const EXAMPLE: &str = "cargo run -p connect-four-solver -- 444442114322";

const HELP: &str = "\
Says how a game of Connect Four ends if both sides play their best from here.

cargo run -p connect-four-solver -- 444442114322
cargo run -p connect-four-solver -- 444442114322 --each
cargo run --release -p connect-four-solver -- --table 512

It drops a disc into each column that you name, a to g or 1 to 7, and solves
what's left. The fewer discs there are, the longer that takes: with twelve about
a second, with five a minute or more, and with none several minutes.
--each says what every column is worth. --table says how many megabytes it may
use to remember positions, 64 if you don't say. Ctrl-C stops it.";

const MEGABYTES: NonZero<usize> = NonZero::new(64).unwrap();
const SIZE: &str = "size: say how many megabytes, such as 64";

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let (mut game, mut megabytes, mut each) = (None, MEGABYTES, false);
    while let Some(argument) = arguments.next()? {
        match argument {
            Short('h') | Long("help") => return Ok(HELP.to_string()),
            Long("each") => each = true,
            Long("table") => {
                megabytes = chapter_cli::number(&mut arguments, SIZE)?
            }
            Value(text) if game.is_none() => {
                game = Some(text.string()?.parse()?)
            }
            other => return Err(other.unexpected().into()),
        }
    }
    let game = game.unwrap_or_default();
    let solver = Solver::new(PackedTable::new(megabytes.get())?);
    chapter_cli::write_if_terminal("thinking ...", &mut io::stderr())?;
    let report = report(&game, solver, each);
    Ok(report.expect("nothing stops it"))
}

fn report(
    game: &ConnectFour,
    mut solver: Solver,
    each: bool,
) -> Result<String, Stopped> {
    if game.is_over() {
        return Ok(format!("{game}\n{}", game.status()));
    }
    let grid = BitGrid::from(game);
    let lines = if each {
        every_column(grid, &mut solver)?
    } else {
        best_column(grid, &mut solver)?
    };
    let positions = solver.counter.positions;
    Ok(format!("{game}\n{lines}{positions} positions"))
}

/// Formats the score of each column.
fn every_column(grid: BitGrid, solver: &mut Solver) -> Result<String, Stopped> {
    let mut lines = String::new();
    for column in Column::all().filter(|column| grid.moves().contains(column)) {
        let score = column_score(grid, column, solver)?;
        lines += &format!("{column} {score:>4}  {}\n", describe(score));
    }
    Ok(lines)
}

/// Returns the score of dropping a disc into this column.
fn column_score(
    grid: BitGrid,
    column: Column,
    solver: &mut Solver,
) -> Result<i32, Stopped> {
    let after = grid.after(column);
    match after.result() {
        Some(points) => Ok(-points),
        None => Ok(-solver.solve(after)?),
    }
}

/// Formats the score of the position and a column that reaches it, the nearest
/// to the middle.
fn best_column(grid: BitGrid, solver: &mut Solver) -> Result<String, Stopped> {
    let score = solver.solve(grid)?;
    for column in grid.moves() {
        if reaches(grid.after(column), score, solver)? {
            return Ok(format!("{column} {score:>4}  {}\n", describe(score)));
        }
    }
    unreachable!("one of the columns is the best")
}

/// Tests if the side that moved to this position has at least this score.
fn reaches(
    after: BitGrid,
    score: i32,
    solver: &mut Solver,
) -> Result<bool, Stopped> {
    if let Some(points) = after.result() {
        return Ok(-points >= score);
    }
    if after.wins_at_once() {
        return Ok(-after.fastest_win() >= score);
    }
    Ok(-solver.search(after, null_window(-score))? >= score)
}

/// Describes a score: 22 minus its absolute value is the number of the disc
/// that wins.
fn describe(score: i32) -> String {
    match score {
        1.. => format!("wins with disc {}", 22 - score),
        0 => "draws".to_string(),
        _ => format!("loses to disc {}", 22 + score),
    }
}
