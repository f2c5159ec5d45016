//! The program of chapter 21: solves an endgame.

use std::io;
use std::process::ExitCode;

use board::Cell;
use chapter_cli::Answer;
use end_of_game::Position;
use lexopt::prelude::*;
use perfect_endgame::{BoardShape, Solver, Table};
use whole_games::{parse_transcript, referee};

const EXAMPLE: &str = "cargo run -p perfect-endgame -- \
    f5d6c5f4e3c6d3f6e6d7g4c4g5c3f7d2e7f2e2f3c1g3c2f1d1e8h3e1g1h4h5f8c8d8g8h6h7\
    g6b5g2c7b6a7";

const HELP: &str = "\
Plays the end of a game perfectly.

cargo run --release -p perfect-endgame -- MOVES

After MOVES, all from the start of the game, it says what to play and what
that's worth. At most 26 squares may be left. With 20 it takes about a second,
and each one more takes longer still. Ctrl-C stops it.";

/// The maximum number of empty squares. With more, solving would take too long.
const MAX_EMPTIES: usize = 26;

fn main() -> ExitCode {
    chapter_cli::finish(run(), EXAMPLE, io::stdout(), io::stderr())
}

fn run() -> Answer {
    let mut arguments = lexopt::Parser::from_env();
    let moves = match arguments.next()? {
        Some(Short('h') | Long("help")) => return Ok(HELP.to_string()),
        Some(Value(moves)) => moves.string()?,
        Some(other) => return Err(other.unexpected().into()),
        None => return Err(missing().into()),
    };
    chapter_cli::end(arguments)?;
    let game = referee(Position::start(), &parse_transcript(&moves)?)?;
    let empty = game.position.board.count(Cell::Empty);
    if empty > MAX_EMPTIES {
        return Err(too_early(empty).into());
    }
    chapter_cli::write_if_terminal("thinking ...", &mut io::stderr())?;
    let mut solver = Solver::new(BoardShape::EIGHT, Table::new(64)?);
    let best = solver.best_ply(&game.position).map(|(ply, score)| {
        let (player, positions) = (game.position.to_move, solver.positions);
        format!("{player} plays {ply}, {score:+}; {positions} positions")
    });
    Ok(best.unwrap_or_else(|| "The game is over.".to_string()))
}

fn missing() -> String {
    format!("the moves are missing: try {EXAMPLE}")
}

fn too_early(empty: usize) -> String {
    format!(
        "{empty} squares are empty, and that would take forever: give more \
         moves, until {MAX_EMPTIES} are left"
    )
}
